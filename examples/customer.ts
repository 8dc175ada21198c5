import type { ChatThread } from '../src/chat.js';
import { createGateway } from '../src/gateway.js';
import { createSandbox } from '../src/sandbox.js';
import { createBubbles } from './customer-bubbles.js';
import { type CustomerSide, inPage, onServer } from './customer-side.js';

/**
 * The customer's side of one conversation. `?leadId=90412001` chooses the lead, `?weather=slow` the scenario of the server.
 * `?demo` is the customer of another tab's `<lead-gateway demo>`.
 */
const query = new URLSearchParams(location.search);
const serviceProviderId = query.get('spId') ?? '4711042';
const weather = query.get('weather');
const base = weather === null ? '' : `/weather/${encodeURIComponent(weather)}`;
const sandbox = query.has('demo') ? createSandbox() : undefined;
const gateway = createGateway(sandbox ? { fetch: sandbox.fetch } : { url: base });

function part<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, id?: string): HTMLElementTagNameMap[Tag] {
  const found = document.querySelector<HTMLElementTagNameMap[Tag]>(id === undefined ? tag : `${tag}#${id}`);
  if (found === null) throw new Error(`The page has no ${id ?? tag}.`);
  return found;
}

const who = part('select', 'who');
const state = part('p', 'state');
const list = part('ol', 'messages');
const earlier = part('button', 'earlier');
const text = part('textarea', 'text');
const file = part('input', 'file');
const scroller = part('main');

async function customers() {
  const { leads } = await gateway.leads({ serviceProviderId, limit: 20 });
  const chosen = query.get('leadId');
  const isThere = chosen === null || leads.some(({ leadId }) => leadId === chosen);
  const all = isThere ? leads : [await gateway.providerLead({ serviceProviderId, leadId: chosen }), ...leads];
  return all.filter(({ customerInfo }) => customerInfo?.userId);
}

async function chooseCustomer(): Promise<string> {
  const leads = await customers();
  for (const { leadId, customerInfo, category } of leads) {
    const name = `${customerInfo?.firstName ?? ''} ${customerInfo?.lastName ?? ''}`.trim() || 'Member';
    who.add(new Option(`${name} · ${category?.name ?? 'Home services'}`, leadId));
  }
  who.value = query.get('leadId') ?? leads[0]?.leadId ?? '';
  who.addEventListener('change', () => {
    query.set('leadId', who.value);
    location.search = query.toString();
  });
  return leads.find(({ leadId }) => leadId === who.value)?.customerInfo?.userId ?? '';
}

function follow(thread: ChatThread): void {
  const bubbles = createBubbles(list, thread);
  const toEnd = () => scroller.scrollTo(0, scroller.scrollHeight);
  const read = () => void (document.visibilityState === 'visible' && thread.markAllRead().catch(() => {}));

  async function showEarlier(): Promise<void> {
    const page = await (list.childElementCount === 0 ? thread.recent(30) : thread.earlier(bubbles.lowest, 30));
    bubbles.show(...page.messages);
    if (list.childElementCount === 0) state.textContent = 'Nothing has been written yet.';
    earlier.hidden = !page.hasEarlier;
  }

  thread.on('added', (message) => {
    state.textContent = '';
    bubbles.show(message);
    toEnd();
    read();
  });
  thread.on('updated', (message) => bubbles.show(message));
  thread.on('removed', ({ index }) => bubbles.remove(index));
  thread.on('typing', ({ active }) => {
    part('p', 'typing').textContent = active ? 'Typing…' : '';
    toEnd();
  });
  thread.on('connection', (connection) => {
    state.textContent = connection === 'online' ? '' : 'The connection is lost. Trying again…';
  });
  list.addEventListener('load', toEnd, true);
  earlier.addEventListener('click', () => void showEarlier());
  document.addEventListener('visibilitychange', read);
  text.addEventListener('input', () => thread.typing());
  async function begin(): Promise<void> {
    await showEarlier();
    const pictures = [...list.querySelectorAll('img')];
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    list.classList.add('shown');
    toEnd();
    read();
  }

  void begin();
}

function write(side: CustomerSide): void {
  const failed = () => {
    state.textContent = 'Not sent. Please try again.';
  };

  async function send(): Promise<void> {
    const body = text.value.trim();
    if (body === '') return;
    text.value = '';
    await side.say(body).catch(() => {
      text.value ||= body;
      failed();
    });
  }

  part('form').addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  text.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void send();
  });
  const attach = part('button', 'attach');
  attach.addEventListener('click', () => file.click());
  file.addEventListener('change', () => {
    const [image] = file.files ?? [];
    file.value = '';
    if (image) side.sendImage(image).catch(failed);
  });
  for (const control of [text, attach, part('button', 'send')]) control.disabled = false;
}

try {
  const ids = { serviceProviderId, userId: await chooseCustomer() };
  const side = sandbox ? inPage(sandbox, ids) : onServer(base, ids);
  const thread = await side.open();
  state.textContent = '';
  follow(thread);
  write(side);
} catch {
  state.textContent = 'The conversation cannot be opened. Reload the page to try again.';
}
