import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { SECURITY } from '../../.build/openapi/components.js';
import {
  type GatewayDocument,
  type GatewayOperation,
  type GatewayParameter,
  gatewayDocument,
} from '../../.build/openapi/document.js';
import { type FieldRow, formsOf, goodAnswer, nameIn, parametersOf, SANDBOX_ONLY, typeWords } from './gateway-schema.js';
import './gateway-reference.css';

declare const __VERSION__: string;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: GatewayOperation;
}

function callsOf({ paths }: GatewayDocument): readonly Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    // The sandbox's own calls are for hosts that make calls of their own.
    path.startsWith(SANDBOX_ONLY)
      ? []
      : Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

const JSON_TYPE = 'application/json';
const HEADERS_OF_EVERY_CALL = ['X-Request-Id', 'X-Proxy-Version', 'X-Source-Application', 'X-Application-Version'];

/** Text with code between backticks. */
function Words({ text }: { readonly text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
  return text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>));
}

function Fields({ rows, label }: { readonly rows: readonly FieldRow[]; readonly label: string }) {
  return (
    <ul className="gateway-fields" aria-label={label}>
      {rows.map(({ path, type, isRequired, words }) => (
        <li key={path}>
          <span className="gateway-name">
            <code>{path}</code>{' '}
            <span className="gateway-type">
              {type}
              {isRequired ? <strong>, required</strong> : null}
            </span>
          </span>{' '}
          <span className="gateway-words">
            <Words text={words} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Example({ title, json }: { readonly title: string; readonly json: unknown }) {
  if (json === undefined) return null;
  return (
    <figure className="gateway-example">
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long example scrolls by keys too */}
      <pre tabIndex={0}>
        <code>{JSON.stringify(json, null, 2)}</code>
      </pre>
    </figure>
  );
}

/** Who makes the call, and how the caller signs in. */
function callerOf(operation: GatewayOperation, parameters: readonly GatewayParameter[]): string {
  const { const: caller, enum: callers } = parameters.find(({ name }) => name === 'X-Caller-Type')?.schema ?? {};
  const who = caller === 'Member' ? 'A customer' : callers === undefined ? 'A provider' : 'A provider or a customer';
  const id = parameters.find(({ name }) => name === 'X-Caller-Id');
  const header = `\`X-Caller-Type: ${caller ?? 'ServiceProvider'}\`${callers === undefined ? '' : ' or `Member`'}`;
  const withId = id === undefined ? '' : id.required ? ', with `X-Caller-Id`' : ', with `X-Caller-Id` if it is known';
  const ways = operation.security.flatMap(Object.keys).map((way) => WAYS[way] ?? way);
  return `${who} calls (${header}${withId}), with ${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}.`;
}

const WAYS: Readonly<Record<string, string>> = {
  session: 'cookies',
  bearer: 'a bearer token',
  oneTime: 'a one-time token',
} satisfies Record<keyof typeof SECURITY, string>;

interface OperationProps extends Call {
  readonly document: GatewayDocument;
}

const Operation = memo(function Operation({ method, path, operation, document: { components } }: OperationProps) {
  const { schemas } = components;
  const parameters = parametersOf(operation, components.parameters);
  const given = parameters.filter((each) => each.in !== 'header');
  const body = operation.requestBody?.content[JSON_TYPE];
  const answer = goodAnswer(operation)?.content?.[JSON_TYPE];
  const conflict = operation.responses['409'];
  const isFree = answer !== undefined && Object.keys(answer.schema).length === 0;
  return (
    <details className="gateway-call" id={operation.operationId}>
      <summary>
        <h4>{operation.summary}</h4>
        <span className="gateway-address">
          <b>{method}</b> <code>{path}</code>
        </span>
      </summary>
      {operation.description.split('\n\n').map((text) => (
        <p key={text}>
          <Words text={text} />
        </p>
      ))}
      <p>
        <Words
          text={`${callerOf(operation, parameters)} In the client: \`${operation['x-client-methods'].join('`, `')}\`.`}
        />
      </p>
      {given.length === 0 ? null : (
        <>
          <h5>Address</h5>
          <Fields
            label="Parts of the address"
            rows={given.map(({ name, in: place, required, schema, description = '', example }) => ({
              path: place === 'path' ? `{${name}}` : `?${name}=`,
              type: typeWords(schema, schemas),
              isRequired: required,
              words: `${description}${example === undefined ? '' : ` Example: \`${[example].flat().join('`, `')}\`.`}`,
            }))}
          />
        </>
      )}
      {body === undefined ? null : (
        <>
          <h5>Body</h5>
          <Forms forms={formsOf(body.schema, schemas)} label="Fields of the body" none="Any fields of your own." />
          <Example title="Example of the body" json={body.example} />
        </>
      )}
      <h5>Answer</h5>
      {answer === undefined ? (
        <p>Status 204. Nothing is read from the answer.</p>
      ) : (
        <>
          <Forms
            forms={isFree ? [[]] : formsOf(answer.schema, schemas)}
            label="Fields of the answer"
            none="Any JSON. The client hands it on unchecked."
          />
          <Example title="Example of the answer" json={answer.example} />
        </>
      )}
      {conflict === undefined || '$ref' in conflict ? null : (
        <>
          <h5>Status 409</h5>
          <p>{conflict.description}</p>
        </>
      )}
    </details>
  );
});

interface FormsProps {
  readonly forms: readonly (readonly FieldRow[])[];
  readonly label: string;
  readonly none: string;
}

function Forms({ forms, label, none }: FormsProps) {
  return forms.map((rows, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the forms never change
    <div key={at}>
      {forms.length > 1 ? <p>{at === 0 ? 'Either' : 'or'}</p> : null}
      {rows.length === 0 ? <p>{none}</p> : <Fields rows={rows} label={label} />}
    </div>
  ));
}

/** The text that a search looks through: names and descriptions of the call and of its fields. */
function textOf({ method, path, operation }: Call): string {
  return `${method} ${path} ${JSON.stringify(operation)}`.toLowerCase();
}

let made: Promise<GatewayDocument> | undefined;

/** The description of the gateway; undefined until the sandbox has answered the examples. */
function useGatewayDocument(): GatewayDocument | undefined {
  const [document, setDocument] = useState<GatewayDocument>();
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      made ??= gatewayDocument(__VERSION__);
      const known = await made;
      if (!isLeft) setDocument(known);
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, []);
  return document;
}

/** The headers of every call. */
export function EveryHeader() {
  const document = useGatewayDocument();
  const parameters = Object.values(document?.components.parameters ?? {});
  const rows = HEADERS_OF_EVERY_CALL.flatMap((name) => parameters.filter((each) => each.name === name));
  return (
    <div className="gateway-reference sb-unstyled">
      <Fields
        label="Headers of every call"
        rows={rows.map(({ name, schema, description = '', required }) => ({
          path: name,
          type: typeWords(schema, {}),
          isRequired: required,
          words: description,
        }))}
      />
    </div>
  );
}

/** The answers to failed calls. */
export function EveryFailure() {
  const document = useGatewayDocument();
  if (document === undefined) return null;
  const [one] = callsOf(document);
  const rows = Object.entries(one?.operation.responses ?? {}).flatMap(([status, response]) => {
    if (!('$ref' in response)) return [];
    const { description = '', content } = document.components.responses[nameIn(response.$ref)] ?? {};
    const example = content?.[JSON_TYPE]?.example;
    return [
      {
        path: status === 'default' ? 'Other' : status,
        type: example === undefined ? '' : JSON.stringify(example),
        isRequired: false,
        words: description,
      },
    ];
  });
  return (
    <div className="gateway-reference sb-unstyled">
      <Fields label="Failures of every call" rows={rows} />
    </div>
  );
}

/** All calls of the gateway by area, from openapi.json, with a search field. */
export function GatewayReference() {
  const document = useGatewayDocument();
  const [text, setText] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const all = useMemo(
    () => (document ? callsOf(document).map((call) => ({ call, text: textOf(call) })) : []),
    [document],
  );
  if (document === undefined) return <p>Loading the calls…</p>;

  const words = text.trim().toLowerCase().split(/\s+/);
  const found = all.filter((each) => words.every((word) => each.text.includes(word))).map(({ call }) => call);
  const areas = document.tags
    .map(({ name, description }) => ({
      name,
      description,
      calls: found.filter(({ operation }) => operation.tags.includes(name)),
    }))
    .filter(({ calls }) => calls.length > 0);

  function openAll(isOpen: boolean): void {
    for (const one of root.current?.querySelectorAll('details') ?? []) one.open = isOpen;
  }

  function show(operationId: string): void {
    const call = root.current?.querySelector<HTMLDetailsElement>(`#${operationId}`);
    if (call == null) return;
    call.open = true;
    call.scrollIntoView();
    call.querySelector('summary')?.focus({ preventScroll: true });
  }

  return (
    <div className="gateway-reference sb-unstyled" ref={root}>
      <div className="gateway-search">
        <label htmlFor={id}>Find a call</label>
        <input
          id={id}
          type="search"
          value={text}
          placeholder="leads, postalCode, raq-funnel"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="button" onClick={() => openAll(true)}>
          Open all
        </button>
        <button type="button" onClick={() => openAll(false)}>
          Close all
        </button>
      </div>
      <p role="status">{found.length === 1 ? '1 call' : `${found.length} calls`}</p>
      {areas.map(({ name, description, calls }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <p>
            <Words text={description} />
          </p>
          <ul className="gateway-list">
            {calls.map(({ operation: { operationId } }) => (
              <li key={operationId}>
                <button type="button" onClick={() => show(operationId)}>
                  {operationId}
                </button>
              </li>
            ))}
          </ul>
          {calls.map((call) => (
            <Operation key={call.operation.operationId} {...call} document={document} />
          ))}
        </section>
      ))}
    </div>
  );
}
