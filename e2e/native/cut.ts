/** Every text on the screen that is cut off. Texts on cards count as parts of a picture. */
import type { App } from './app';
import { textOf } from './fabric/node';
import { fontOf } from './layout/fonts';
import { isScroll, isText } from './layout/tree';
import { measureText, runsOf } from './layout/text';
import { allViews, anyAround, isHidden } from './look';
import type { MountedView } from './view/mounted';

const SMALLEST = 11;
/** Tolerance, since pixels are not points. */
const HAIR = 1;

function complaintsAbout(app: App, view: MountedView): string[] {
  const { node, frame, clip } = view;
  const words = textOf(node.shadow).trim();
  const { device } = app;
  const runs = runsOf(node.shadow, { fontOf, fontScale: device.fontScale });
  const most = Number(node.props.numberOfLines ?? 0);
  const box = measureText(runs, node.box.width + HAIR);
  const found: string[] = [];
  const lines = most > 0 ? Math.min(most, box.lines) : box.lines;
  const lineHeight = box.height / box.lines;
  if (most > 0 && box.lines > most) found.push('has an end missing');
  if (box.brokenWord) found.push('has a word that does not fit');
  if (lines * lineHeight > node.box.height + 3) found.push('has lines missing');
  if (box.smallest < SMALLEST) found.push(`is under ${SMALLEST} points`);
  const scrolls = anyAround(node, (each) => isScroll(each.shadow.name));
  const beside = frame.x < clip.x - 2 || frame.x + frame.width > clip.x + clip.width + 2;
  const above = frame.y < clip.y - 3 || frame.y + frame.height > clip.y + clip.height + 3;
  if (beside) found.push('goes over the side');
  if (above && !scrolls) found.push('goes over the edge');
  return found.map((wrong) => `"${words}" ${wrong}`);
}

export function textsCutOff(app: App): string[] {
  const found = allViews(app)
    .filter(({ node, opacity }) => isText(node.shadow.name) && opacity > 0)
    .filter(({ node }) => textOf(node.shadow).trim() !== '')
    .filter(({ node }) => !anyAround(node, (each) => isHidden(each.props)))
    .flatMap((view) => complaintsAbout(app, view));
  return [...new Set(found)];
}
