import type { GatewayDocument, GatewayOperation } from '../../.build/openapi/document.js';
import { type FieldRow, formsOf, goodAnswer, parametersOf, typeWords } from './gateway-schema.js';

const JSON_TYPE = 'application/json';

/** Escapes text for a cell of a Markdown table. */
export const inCell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');

function fieldTable(rows: readonly FieldRow[]): string {
  const lines = rows.map(
    ({ path, type, isRequired, words }) =>
      `| \`${path}\` | ${inCell(type)}${isRequired ? ', required' : ''} | ${inCell(words)} |`,
  );
  return ['| Field | Type | What it is |', '| --- | --- | --- |', ...lines].join('\n');
}

function fields(
  heading: string,
  schema: Parameters<typeof formsOf>[0],
  schemas: Parameters<typeof formsOf>[1],
): string {
  const forms = Object.keys(schema).length === 0 ? [] : formsOf(schema, schemas).filter((rows) => rows.length > 0);
  if (forms.length === 0) return `${heading}: any JSON. The client does not check it.`;
  return `${heading}:\n\n${forms.map(fieldTable).join('\n\nor\n\n')}`;
}

const example = (title: string, json: unknown) =>
  json === undefined ? [] : [`${title}:\n\n\`\`\`json\n${JSON.stringify(json, null, 2)}\n\`\`\``];

/** A call as Markdown: its address, the fields of its body and of its answer, and an example of both. */
export function callInMarkdown(
  method: string,
  path: string,
  operation: GatewayOperation,
  document: GatewayDocument,
): string {
  const { schemas, parameters } = document.components;
  const address = parametersOf(operation, parameters).filter((each) => each.in !== 'header');
  const body = operation.requestBody?.content[JSON_TYPE];
  const answer = goodAnswer(operation)?.content?.[JSON_TYPE];
  const conflict = operation.responses['409'];
  return [
    `#### ${operation.operationId}`,
    `\`${method.toUpperCase()} ${path}\`: ${operation.summary}.`,
    operation.description,
    `In the client: \`${operation['x-client-methods'].join('`, `')}\`.`,
    ...(address.length === 0
      ? []
      : [
          `Address:\n\n${fieldTable(
            address.map(({ name, in: place, required, schema, description = '' }) => ({
              path: place === 'path' ? `{${name}}` : `?${name}=`,
              type: typeWords(schema, schemas),
              isRequired: required,
              words: description,
            })),
          )}`,
        ]),
    ...(body === undefined
      ? []
      : [fields('Body', body.schema, schemas), ...example('Example of the body', body.example)]),
    ...(answer === undefined
      ? ['Answer: status 204. Nothing is read from it.']
      : [fields('Answer', answer.schema, schemas), ...example('Example of the answer', answer.example)]),
    ...(conflict === undefined || '$ref' in conflict ? [] : [`Status 409: ${conflict.description}`]),
  ].join('\n\n');
}
