import { describe, expect, test } from 'vitest';
import { runCli } from './run-cli.js';

describe('the CLI', () => {
  test.each([['--help'], ['help']])('%s lists the commands', async (arg) => {
    const { code, out } = await runCli([arg]);
    expect(code).toBe(0);
    for (const command of ['init', 'gateway', 'check']) expect(out).toContain(command);
  });

  test('exits with 2 without a command or with an unknown one', async () => {
    expect(await runCli([])).toMatchObject({ code: 2, err: expect.stringContaining('Name a command.') });
    expect(await runCli(['serve'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no command serve.'),
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
    [['gateway', '--port', '1', '--port', '2'], '--port was given twice.'],
    [['gateway', '--scenario', 'rainy'], 'There is no scenario rainy. Choose one of default, empty'],
    [['gateway', '--origin', 'https://a.example/path'], 'is no origin'],
    [['gateway', '--origin', '*'], 'is no origin'],
    [['gateway', '--save'], '--save needs the file of --data.'],
    [['gateway', '--data', ''], '--data needs a value.'],
    [['gateway', 'leads.json'], 'gateway takes no argument leads.json.'],
    [['check'], 'Name the address of the gateway'],
    [['check', 'https://a.example'], 'Name a provider with --sp-id.'],
    [['check', 'gateway.example', '--sp-id', '1'], 'The address gateway.example cannot be read.'],
    [['check', 'ftp://a.example', '--sp-id', '1'], 'cannot be read'],
    [['check', 'https://a.example/gateway', '--sp-id', '1'], 'ends in /gateway. Leave that off'],
    [['check', 'https://me:secret@a.example', '--sp-id', '1'], 'holds a name or a password'],
    [['check', 'https://a.example', 'https://b.example', '--sp-id', '1'], 'https://b.example is one more'],
    [['check', 'https://a.example', '--sp-id', '../1'], '--sp-id has only letters'],
    [['check', 'https://a.example', '--sp-id', '1', '--lead-id', '..'], '--lead-id has only letters'],
    [['check', 'https://a.example', '--sp-id', '1', '--cookie', 'a=secret\n'], 'The cookie has characters'],
    [['check', 'https://a.example', '--sp-id', '1', '--tag', 'lead-list'], 'There is no tag lead-list'],
    [['check', 'https://a.example', '--sp-id', '1', '--without', 'leadz'], 'makes no call leadz'],
    [['check', 'https://a.example', '--sp-id', '1', '--auth-mode', 'basic'], '--auth-mode is one of session'],
    [['check', 'https://a.example', '--sp-id', '1', '--origin', 'a.example'], 'is no origin'],
    [['check', 'https://a.example', '--sp-id', '1', '--timeout', '0'], '--timeout 0 is not a whole number'],
    [['check', 'https://a.example', '--sp-id', '1', '--token', 'a b'], 'no header can hold'],
    [['check', 'https://a.example', '--sp-id', '1', '--challenge-url', 'x'], '--challenge-url x cannot be read'],
    [['init', '--tag', 'lead-list'], '--tag is one of lead-board'],
    [['init', '--tag', 'lead-board', '--as', 'jquery'], '--as is one of html'],
    [['init', '--tag', 'lead-board', '--as', 'html', '--gateway-url', 'x'], '--gateway-url x cannot be read'],
  ])('%j', async (args, sentence) => {
    const { code, err, out } = await runCli(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).not.toContain('secret');
  }));
