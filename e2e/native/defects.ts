/**
 * Scenarios that show a defect of the app on phones which is known and not mended yet. Mending it takes the line away;
 * the scenario then runs.
 */
export const WAITING: Readonly<Record<string, string>> = {
  'a swipe leads from one temple to the next and back, and the question stays in sight':
    'a swipe that begins beside a card: the sheet’s modal has taken the touch',
  'a damaged file is set aside, and the games in it are brought over and go on':
    'the notice of a damaged file: the list that is read at the start takes it away',
};
