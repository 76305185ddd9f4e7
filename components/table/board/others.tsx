import { memo } from 'react';

import type { CardId, PlayerId, PlayerScore, View } from '@/engine';

import type { TableLayout } from '../layout';
import type { Cast } from '../model/cast';
import { worksOf } from '../model/cover';
import { partnerOf, teamTotal } from '../model/teams';
import { useSameParts } from '../model/use-same-parts';
import type { SeatModel } from './seat-model';
import { SeatPanel } from './seat-panel';

interface OthersProps {
  readonly view: View;
  readonly layout: TableLayout;
  readonly cast: Cast;
  readonly front: PlayerId;
  readonly scores: readonly PlayerScore[];
  readonly choosable: ReadonlySet<CardId>;
  readonly thinking: PlayerId | null;
  readonly toChoose: readonly number[] | undefined;
  readonly pointedAt: PlayerId | null;
  readonly onOpen: (player: PlayerId) => void;
  readonly onPoints: (player: PlayerId) => void;
}

function seatsOf(props: OthersProps): SeatModel[] {
  const { view, layout, cast, front, scores, choosable, thinking, toChoose, pointedAt } = props;
  return layout.seats.flatMap((at) => {
    const { player } = at;
    const p = view.players[player];
    const participant = cast.participants[player];
    if (p === undefined || participant === undefined) return [];
    const mat = layout.mats.find((m) => m.player === player);
    const seat: SeatModel = {
      at,
      p,
      participant,
      points: scores[player]?.total ?? 0,
      team: teamTotal(view, scores, player),
      works: worksOf(view, player),
      tellWorks: mat?.galleryLabel === null,
      current: view.current === player,
      partner: player === partnerOf(view, front),
      thinking: thinking === player,
      toChoose: toChoose?.[player] ?? 0,
      taskToChoose: p.task.some((card) => choosable.has(card)),
      pointed: pointedAt === player,
    };
    return [seat];
  });
}

export const Others = memo(function Others(props: OthersProps) {
  const seats = useSameParts(seatsOf(props));
  return seats.map((seat) => (
    <SeatPanel key={seat.at.player} seat={seat} onOpen={props.onOpen} onPoints={props.onPoints} />
  ));
});
