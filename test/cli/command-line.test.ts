import { describe, expect, test } from 'vitest';
import { runCli } from './run-cli.js';

describe('the CLI', () => {
  test.each([['--help'], ['help']])('%s lists the commands', async (arg) => {
    const { code, out } = await runCli([arg]);
    expect(code).toBe(0);
    for (const command of ['init', 'gateway', 'check']) expect(out).toContain(command);
  });

  test('exits with 2 without a command or with an unknown one', async () => {
    expect(await runCli([])).toMatchObject({ code: 2, err: expect.stringContaining('A command is missing.') });
    expect(await runCli(['serve'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Unknown command: serve.'),
    });
  });
});

describe.each(['init', 'gateway', 'check'])('%s', (command) => {
  test('--help shows usage, examples and options', async () => {
    const { code, out } = await runCli([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`lead-widgets ${command}`);
    expect(out).toContain('Examples:');
    expect(out).toContain('--version');
  });

  test('--version prints the version', async () =>
    expect(await runCli([command, '--version'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    }));

  test('exits with 2 for an unknown option and points to --help', async () => {
    const { code, err, out } = await runCli([command, '--nonsense']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain("Unknown option '--nonsense'.");
    expect(err).toMatch(/\n[a-z-]+ [a-z]+ --help shows the options\.\n$/);
  });
});

describe('invalid arguments exit with 2 and an explanation', () =>
  test.each([
    [['gateway', '--port', 'x'], '--port x is not a whole number from 0 to 65535.'],
    [['gateway', '--port', '70000'], '--port 70000 is not a whole number'],
    [['gateway', '--port', '1', '--port', '2'], '--port can be used only once.'],
    [['gateway', '--scenario', 'rainy'], 'There is no scenario rainy. Choose one of default, empty'],
    [['gateway', '--origin', 'https://a.example/path'], 'is not an origin'],
    [['gateway', '--origin', '*'], 'is not an origin'],
    [['gateway', '--save'], '--save requires --data.'],
    [['gateway', '--data', ''], '--data needs a value.'],
    [['gateway', 'leads.json'], 'gateway takes no argument leads.json.'],
    [['check'], 'Add the gateway address'],
    [['check', 'https://a.example'], 'Add --sp-id.'],
    [['check', 'gateway.example', '--sp-id', '1'], 'The gateway is not a valid address.'],
    [['check', 'ftp://a.example', '--sp-id', '1'], 'is not a valid address'],
    [['check', 'https://a.example/gateway', '--sp-id', '1'], 'ends with /gateway. Remove that'],
    [['check', 'https://me:secret@a.example', '--sp-id', '1'], 'contains a user name or a password'],
    [['check', 'https://a.example', 'https://b.example', '--sp-id', '1'], 'Remove https://b.example.'],
    [['check', 'https://a.example', '--sp-id', '../1'], '--sp-id can have only letters'],
    [['check', 'https://a.example', '--sp-id', '1', '--lead-id', '..'], '--lead-id can have only letters'],
    [['check', 'https://a.example', '--sp-id', '1', '--cookie', 'a=secret\n'], 'The cookie has characters'],
    [['check', 'https://a.example', '--sp-id', '1', '--tag', 'lead-list'], 'check does not support the tag lead-list'],
    [['check', 'https://a.example', '--sp-id', '1', '--without', 'leadz'], 'makes no call named leadz'],
    [['check', 'https://a.example', '--sp-id', '1', '--auth-mode', 'basic'], '--auth-mode must be one of session'],
    [['check', 'https://a.example', '--sp-id', '1', '--origin', 'a.example'], 'is not an origin'],
    [['check', 'https://a.example', '--sp-id', '1', '--timeout', '0'], '--timeout 0 is not a whole number'],
    [['check', 'https://a.example', '--sp-id', '1', '--token', 'a b'], 'not allowed in a header'],
    [['check', 'https://a.example', '--sp-id', '1', '--challenge-url', 'x'], '--challenge-url is not a valid'],
    [['init', '--tag', 'lead-list'], '--tag must be one of lead-board'],
    [['init', '--tag', 'lead-board', '--as', 'jquery'], '--as must be one of html'],
    [['init', '--tag', 'lead-board', '--as', 'html', '--gateway-url', 'x'], '--gateway-url x is not a valid address'],
  ])('%j', async (args, sentence) => {
    const { code, err, out } = await runCli(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).not.toContain('secret');
  }));
