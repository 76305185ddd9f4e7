import { t } from '../../locales';
import { ui } from '../../locales/en/ui';

test('messages are filled', () => {
  expect(t('app.name')).toBe('Mottainai');
  expect(t('about.version', { version: '1.2.3' })).toBe('Version 1.2.3');
});

test.each(Object.entries(ui))('%s is a clean sentence or label', (_key, message) => {
  const text = typeof message === 'string' ? message : message({ version: '1' });
  expect(text).toBe(text.trim());
  expect(text).not.toMatch(/\s{2,}|undefined|"/);
  expect(text.length).toBeGreaterThan(0);
});
