import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SANDBOX_LEADS, type SandboxLeadName } from '../src/sandbox.js';
import { CardPage, oddLead } from './page/card-page.js';
import { expectToFit } from './page/fits.js';
import { widthControl } from './page/host-page.js';
import { readyWidgetIn } from './page/widget.js';

/**
 * One story for each special lead of the sandbox, set by the page in the property `lead`, with its contact data
 * visible.
 */
const meta: Meta<typeof CardPage> = {
  title: 'Lead card/Oddities',
  component: CardPage,
  args: { expanded: true, luck: { providerLead: ['refused'] } },
  argTypes: { width: widthControl },
  render: (args, { loaded }) => <CardPage {...args} lead={loaded['lead']} />,
};
export default meta;

type Story = StoryObj<typeof CardPage>;

/** The visible text for each special lead. */
const SEEN: Record<SandboxLeadName, string | RegExp> = {
  newest: 'Dana Whitfield',
  noName: 'Member',
  longName: 'Guadalupe Fernández-Villanueva de la Cruz',
  cyrillic: 'Ольга Ткаченко',
  noPhone: 'This customer did not provide a phone number.',
  rated: 'Theodore “Ted” Okonkwo',
  markup: /^Hard water <b>everywhere<\/b>/,
  maskedExpired: 'Expired',
  deal: /^Toilet tune-up, /,
  maskedActive: /^Temporary number/,
  maskedWithoutTexting: /^Temporary number/,
  eightQuestions: 'Read More',
  eightAnswers: /Ice maker line$/,
  longText: 'Margaret Oyelaran-Fitzgerald',
  longWord: / Word$/,
  arabic: 'ليلى الحداد',
  chinese: /^热水器漏水/,
  emoji: 'Zoë 🌵 O’Hara 👩🏽‍🔧',
  nullFields: 'Member',
  numericId: '5512',
  noCategory: 'The customer did not answer any questions.',
  noAddress: 'Silas Moore',
  redemption: '7730-2290',
  thimble: 'Desmond Clarke',
  unknownUrgency: 'BeforeTheHolidays',
  unknownStatus: 'OnHold',
  optedInNotConnected: 'Keisha Grant',
  otherOffset: 'Tomás Rey',
  missingFields: 'Una Byrne',
  unreadMessages: 'It hums but does not turn.',
  unread: 'No hot water since last night. The tank is in the attic.',
  archived: 'Move to Active Leads',
  archivedUnread: 'Move to Active Leads',
  notDisplayed: 'Hidden Lead',
  statusInitial: 'New',
  statusContactAndQualify: 'Not Contacted',
  statusSelling: 'Contacted',
  statusInProgressWon: 'Scheduled',
  statusClosedWon: 'Closed won',
  statusClosedDidntWin: 'Closed lost',
};

function story(name: SandboxLeadName): Story {
  return {
    args: { leadId: SANDBOX_LEADS[name] },
    loaders: [async () => ({ lead: await oddLead(name) })],
    play: async ({ canvasElement }) => {
      const card = await readyWidgetIn(canvasElement, 'lead-card');
      await userEvent.click(await card.inside.findByRole('button', { name: 'Contact' }));
      const [seen] = await card.inside.findAllByText(SEEN[name]);
      await expect(seen).toBeVisible();
      await expectToFit(card);
    },
  };
}

export const Newest = story('newest');
export const NoName = story('noName');
export const LongName = { ...story('longName'), tags: ['long-text'] };
export const Cyrillic = story('cyrillic');
export const NoPhone = { ...story('noPhone'), tags: ['phone'] };
export const Rated = story('rated');
export const Markup = story('markup');
export const MaskedExpired = story('maskedExpired');
export const Deal = story('deal');
export const MaskedActive = story('maskedActive');
export const MaskedWithoutTexting = story('maskedWithoutTexting');
export const EightQuestions = story('eightQuestions');
export const EightAnswers = story('eightAnswers');
export const LongText = { ...story('longText'), tags: ['long-text'] };
export const LongWord = { ...story('longWord'), tags: ['long-text'] };
export const Arabic = story('arabic');
export const Chinese = story('chinese');
export const Emoji = story('emoji');
export const NullFields = story('nullFields');
export const NumericId = story('numericId');
export const NoCategory = story('noCategory');
export const NoAddress = story('noAddress');
export const Redemption = story('redemption');
export const Thimble = story('thimble');
export const UnknownUrgency = story('unknownUrgency');
export const UnknownStatus = story('unknownStatus');
export const OptedInNotConnected = story('optedInNotConnected');
export const OtherOffset = story('otherOffset');
export const MissingFields = story('missingFields');
export const UnreadMessages = story('unreadMessages');
export const Unread = story('unread');
export const Archived = story('archived');
export const ArchivedUnread = story('archivedUnread');
export const NotDisplayed = story('notDisplayed');
export const StatusInitial = story('statusInitial');
export const StatusContactAndQualify = story('statusContactAndQualify');
export const StatusSelling = story('statusSelling');
export const StatusInProgressWon = story('statusInProgressWon');
export const StatusClosedWon = story('statusClosedWon');
export const StatusClosedDidntWin = story('statusClosedDidntWin');
