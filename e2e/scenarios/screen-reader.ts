/** What a screen reader user hears, and how the device's settings are respected. */
import { expect, PHONE, scenario, type App, type Scenario, type Spoken } from '../driver';
import { playOn, sitDown, toTheTable } from './table';
import { pause, until } from './wait';

const CONTROLS = ['button', 'radio', 'textbox', 'link', 'slider', 'switch'];

function complaintsAbout(all: readonly Spoken[]): string[] {
  const controls = all.filter((s) => CONTROLS.includes(s.role));
  const nameless = controls.filter((s) => s.name === '').map((s) => `a ${s.role} has no name`);
  const names = controls.filter((s) => s.role === 'button').map((s) => `"${s.name}"`);
  const twice = names
    .filter((name, i) => names.indexOf(name) !== i)
    .map((n) => `${n} is there twice`);
  return [...nameless, ...twice];
}

async function expectAllNamed(app: App<'spoken'>, where: string): Promise<void> {
  let wrong: string[] = [];
  await until(async () => {
    wrong = complaintsAbout(await app.spoken());
    return wrong.length === 0;
  }, `Something cannot be told apart by ear ${where}`).catch((error: unknown) => {
    throw new Error(`${String(error)}: ${wrong.slice(0, 3).join('; ')}`);
  });
}

export const screenReader: readonly Scenario[] = [
  scenario({
    name: 'every control has a name of its own, and a sheet hides what lies under it',
    needs: ['tappables', 'tapNow', 'spoken', 'focused'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'by ear' });
      await toTheTable(app);
      await expectAllNamed(app, 'at the table');
      const table = (await app.spoken()).map((s) => s.name);
      expect(table.includes('Menu'), `Nothing is called "Menu" among ${table.join(', ')}`);
      await app.tap('open-menu');
      await app.see('menu-leave');
      await pause(500);
      await expectAllNamed(app, 'in the menu');
      const menu = await app.spoken();
      expect(menu[0]?.role === 'dialog', 'The menu is no dialog');
      const first = await app.focused();
      expect(first?.name === 'Menu', `"${first?.name ?? ''}" is read first, not the title`);
      const under = menu.find((s) => s.name.includes('can be chosen'));
      expect(under === undefined, `"${under?.name ?? ''}" is told from under the menu`);
    },
  }),
  scenario({
    name: 'on a device: what happens is told without being asked',
    needs: ['tappables', 'tapNow', 'announced'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'told' });
      await playOn(app, { seed: 3, most: 6, size: PHONE });
      const told = await app.announced();
      expect(told.length > 0, 'Nothing at all was told');
      expect(
        told.every((line) => line.trim() !== ''),
        'An empty line was told',
      );
    },
  }),
  scenario({
    name: 'by day and by night the same can be read',
    needs: ['dark', 'cutOff'],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      const words = await app.readText('start');
      await app.dark(true);
      await app.relaunch();
      await app.see('start-ready');
      expect((await app.readText('start')) === words, 'The start says something else by night');
      const cut = await app.cutOff();
      expect(cut.length === 0, `By night ${cut.join('; ')}`);
    },
  }),
  scenario({
    name: 'at the size of text that the device asks for, the question can be read',
    needs: ['tappables', 'tapNow', 'textSize', 'cutOff'],
    async run(app) {
      await app.textSize(1.6);
      await sitDown(app, { players: ['person', 'novice'], seed: 'large' });
      await toTheTable(app);
      const cut = (await app.cutOff()).filter((line) => !/^"Player \d"/.test(line));
      expect(cut.length === 0, cut.slice(0, 3).join('; '));
    },
  }),
];
