import { count } from './count';

/** Who sits at the table: seats, partners, people known from earlier games, and the list of games. */
export const people = {
  'new.move': (p: { name: string; seat: number; of: number }) =>
    `Move ${p.name}, seat ${p.seat} of ${p.of}`,
  'new.moveHint': 'Drag to another seat',
  'new.moveUp': (p: { name: string }) => `Move ${p.name} up`,
  'new.moveDown': (p: { name: string }) => `Move ${p.name} down`,
  'new.moved': (p: { name: string; seat: number }) => `${p.name} now has seat ${p.seat}.`,
  'new.colour': (p: { name: string }) => `Change ${p.name}’s colour`,
  'new.partner': (p: { name: string }) => `with ${p.name}`,
  'new.partnerOf': (p: { name: string }) => `${p.name} plays with`,
  'new.known': 'People who have played here',
  'new.seatKnown': (p: { name: string }) => `Seat ${p.name}`,
  'new.tableFull': 'Five people sit here. Remove one to seat somebody else.',
  'new.forgetSomebody': 'Forget somebody',
  'new.forgetDone': 'Done',
  'new.forget': (p: { name: string }) => `Forget ${p.name}`,
  'new.forgot': (p: { name: string }) => `${p.name} is forgotten.`,
  'new.unforget': (p: { name: string }) => `Remember ${p.name} again`,
  'new.suggestLonger': 'With four or five players, the longer game is more fun.',
  'new.takeLonger': 'Play the longer game',
  'new.roundLimit': 'Round limit',
  'new.roundLimitHelp':
    'If nothing else ends the game, it ends after this many rounds. Most games are over sooner.',
  'new.noLimit': 'Off',
  'new.noName': (p: { n: number }) => `Player ${p.n} needs a name.`,
  'new.alike': (p: { a: string; b: string }) =>
    p.a === p.b ? `Two players are called ${p.a}.` : `${p.a} and ${p.b} look the same.`,
  'new.tooLong': (p: { name: string; most: number }) =>
    `“${p.name}” is too long: ${p.most} characters at most.`,
  'new.useName': (p: { name: string }) => `Use “${p.name}”`,
  'seat.spokenComputer': (p: { name: string }) => `${p.name}, computer`,
  'seat.ofTeam': (p: { team: number }) => `of ${p.team}`,
  'seat.pointsOfTeam': (p: { points: number; team: number }) =>
    `${p.points} of ${count(p.team, 'point')}`,
  'seat.teamTotal': (p: { team: number }) => `Team: ${count(p.team, 'point')}.`,
  'temple.team': (p: { team: number; partner: string }) =>
    `${count(p.team, 'point')} with ${p.partner}`,
  'saved.search': 'Search names, games or dates',
  'saved.clear': 'Clear the search',
  'saved.filters': 'Filter',
  'saved.lessFilters': 'Hide filters',
  'saved.over': 'Finished',
  'saved.round': (p: { round: number }) => `Round ${p.round}`,
  'saved.points': (p: { name: string; points: number }) => `${p.name}: ${p.points}`,
  'saved.show': 'Which games to show',
  'saved.only.all': 'All',
  'saved.only.running': 'Running',
  'saved.only.finished': 'Finished',
  'saved.withWhom': 'With whom',
  'saved.anybody': 'Anybody',
  'saved.found': (p: { n: number; total: number }) =>
    p.n === 0 ? 'No game fits.' : `${p.n} of ${count(p.total, 'game')}`,
  'saved.today': 'today',
  'saved.yesterday': 'yesterday',
  'saved.unnamed': 'Game without a name',
};
