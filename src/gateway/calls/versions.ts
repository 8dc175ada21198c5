import type { InferOutput } from 'valibot';
import type { VersionOptions } from '../../contract/calls/call.js';
import type { Bind } from '../bind.js';
import type { AnswerSchema, CallDefinition } from '../call.js';

/**
 * Binds a call that the gateway has in several versions: the option `version` picks one, else the input does.
 * @param versions the definitions by version
 * @param usual the version for an input when its caller names none
 */
export function bindVersions<
  Version extends string,
  Name extends string,
  Input extends object,
  Schema extends AnswerSchema,
>(
  bind: Bind,
  versions: Readonly<Record<Version, CallDefinition<Name, Input, Schema>>>,
  usual: (input: Input) => NoInfer<Version>,
): (input: Input, options?: VersionOptions<Version>) => Promise<InferOutput<Schema>> {
  return (input, options = {}) => {
    const { version = usual(input) } = options;
    // A host's own gateway is told the version as well: it has one method for all of them.
    return bind(versions[version])(input, options);
  };
}
