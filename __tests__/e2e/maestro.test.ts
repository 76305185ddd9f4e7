import { parseFlow, readFlows, runFlow } from '../../e2e/maestro';

const HEAD = '# A flow.\nappId: app.mottainai.fan\n---\n';

describe('the Maestro flows', () => {
  test('are six, and of this app', () => {
    const flows = readFlows();
    expect(flows).toHaveLength(6);
    for (const flow of flows) expect(flow.appId).toBe('app.mottainai.fan');
  });

  test('a line that is no command is refused, and so is a command that nobody knows', async () => {
    expect(() => parseFlow('x', `${HEAD}tapOn: x`)).toThrow('no command');
    const flow = parseFlow('x', `${HEAD}- dance: { id: 'feet' }`);
    await expect(runFlow({} as never, flow)).rejects.toThrow('nothing is known of dance');
  });

  test('are read as they stand', () => {
    const flow = parseFlow(
      'x',
      `${HEAD}- tapOn: { id: 'start-quick' }\n- killApp\n- inputText: 'a b'`,
    );
    expect(flow.commands).toEqual([
      { name: 'tapOn', value: { id: 'start-quick' } },
      { name: 'killApp', value: '' },
      { name: 'inputText', value: 'a b' },
    ]);
  });
});
