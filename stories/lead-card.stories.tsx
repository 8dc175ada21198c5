import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { CardPage } from './page/card-page.js';
import { expectToFit } from './page/fits.js';
import { expectFocusRing, expectForcedColors } from './page/forced-colors.js';
import { widthControl } from './page/host-page.js';
import { expectNoMotion } from './page/reduced-motion.js';
import { choose, chooseAction, readyWidgetIn, until, widgetIn } from './page/widget.js';

const meta: Meta<typeof CardPage> = {
  title: 'Lead card/States',
  component: CardPage,
  args: { leadId: SANDBOX_LEADS.newest },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof CardPage>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await expect(inside.getByRole('button', { name: /Dana Whitfield Drain Cleaning/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(inside.queryByRole('combobox')).toBeNull();
  },
};

export const Expanded: Story = {
  args: { expanded: true },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await expect(await inside.findByRole('combobox', { name: 'Lead status' })).toHaveDisplayValue('Contacted');
    await expect(inside.getByRole('heading', { name: 'Project Details' })).toBeVisible();
  },
};

export const OpenedByHand: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(inside.getByRole('button', { expanded: false }));
    await expect(await inside.findByRole('button', { name: 'Contact' })).toBeVisible();
  },
};

export const ExpandedDark: Story = { ...Expanded, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const ExpandedOnAPhone: Story = {
  tags: ['phone'],
  args: { expanded: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const card = await readyWidgetIn(canvasElement, 'lead-card');
    const message = () => card.root.querySelector('.acts .speech')?.getBoundingClientRect().top;
    const before = message();
    await userEvent.click(await card.inside.findByRole('button', { name: 'Contact' }));
    await expect(await card.inside.findByRole('link', { name: 'Call (512) 555-0142' })).toBeVisible();
    await expect(card.inside.getByRole('link', { name: 'Text' })).toBeVisible();
    await expect(card.inside.getByRole('link', { name: 'Email' })).toBeVisible();
    await expect(message()).toBe(before);
    await expectToFit(card);
  },
};

export const ExpandedOnAPhoneDark: Story = {
  ...ExpandedOnAPhone,
  tags: ['dark', 'phone'],
  globals: { ...ExpandedOnAPhone.globals, colorScheme: 'dark' },
};

export const ExpandedOnAPhoneInSpanish: Story = {
  tags: ['spanish', 'phone'],
  args: { expanded: true, lang: 'es-US' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const card = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await card.inside.findByRole('button', { name: 'Contactar' }));
    await expect(await card.inside.findByRole('link', { name: 'Llamar al (512) 555-0142' })).toBeVisible();
    await expectToFit(card);
  },
};

/** The customer has no phone number. Contact stays, with the other contact data below it. */
export const NoPhoneOnAPhone: Story = {
  tags: ['phone'],
  args: { expanded: true, leadId: SANDBOX_LEADS.noPhone },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const card = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await card.inside.findByRole('button', { name: 'Contact' }));
    await expect(await card.inside.findByRole('link', { name: 'Email' })).toBeVisible();
    await expect(card.inside.queryByRole('link', { name: /^Call/ })).toBeNull();
    await expectToFit(card);
  },
};

export const Archived: Story = {
  args: { leadId: SANDBOX_LEADS.archived },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(inside.getByRole('button', { name: /^Move to Active Leads/ }));
    await until(() => expect(inside.queryByRole('button', { name: /^Move to Active Leads/ })).toBeNull());
  },
};

export const ArchiveNotSaved: Story = {
  tags: ['failure'],
  args: { expanded: true, luck: { archive: ['refused'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await chooseAction(inside, 'Archive Lead');
    const line = await inside.findByRole('alert');
    await expect(line).toHaveTextContent('We could not archive this lead. Please try again.');
  },
};

export const ArchiveNotSavedDismissed: Story = {
  ...ArchiveNotSaved,
  tags: ['recovered'],
  play: async (context) => {
    await ArchiveNotSaved.play?.(context);
    const { inside } = await readyWidgetIn(context.canvasElement, 'lead-card');
    await userEvent.click(within(inside.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
    await expect(inside.queryByRole('alert')).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['loading'],
  args: { luck: { providerLead: ['never'] } },
  play: async ({ canvasElement }) => {
    const { root, inside } = await widgetIn(canvasElement, 'lead-card');
    await expect(inside.getByRole('status')).toHaveTextContent(/^Loading/);
    await expect(root.querySelector('.surface')).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadingExpanded: Story = { ...Loading, tags: ['loading'], args: { ...Loading.args, expanded: true } };

export const Failed: Story = {
  tags: ['failure'],
  args: { luck: { providerLead: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-card');
    const panel = await inside.findByRole('alert');
    await expect(panel).toHaveTextContent('Sorry, something went wrong. Please try again later.');
    await expect(inside.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  tags: ['recovered'],
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-card');
    await userEvent.click(await inside.findByRole('button', { name: 'Retry' }));
    await expect(await inside.findByText('Dana Whitfield')).toBeVisible();
  },
};

/** A refresh finds that the gateway no longer has the lead. */
export const Gone: Story = {
  tags: ['failure'],
  args: { luck: { providerLead: ['fine', 'gone'] } },
  play: async ({ canvasElement }) => {
    const { element, inside } = await widgetIn(canvasElement, 'lead-card');
    await inside.findByText('Dana Whitfield');
    element.refresh();
    const panel = await inside.findByRole('alert');
    await expect(panel).toHaveTextContent(/Austin, TX 78704 ?This lead is no longer there\./);
    await expect(inside.queryByText('Dana Whitfield')).toBeNull();
  },
};

export const GoneInSpanish: Story = {
  tags: ['spanish'],
  args: { ...Gone.args, lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const { element, inside } = await widgetIn(canvasElement, 'lead-card');
    await inside.findByText('Dana Whitfield');
    element.refresh();
    await expect(await inside.findByRole('alert')).toHaveTextContent('Esta solicitud ya no existe.');
  },
};

/** The value from the page is not a lead. */
export const BadLead: Story = {
  tags: ['failure'],
  args: { lead: { name: 'Dana' } },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-card');
    await expect(inside.getByRole('alert')).toHaveTextContent('The property lead of <lead-card> is not valid.');
  },
};

export const WithoutLeadId: Story = {
  tags: ['misconfigured'],
  args: { leadId: undefined },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-card');
    await expect(inside.getByRole('alert')).toHaveTextContent('<lead-card> needs the attribute lead-id.');
  },
};

/** A status is being saved. Its mark, its spinner and all controls use system colors. */
export const ForcedColors: Story = {
  tags: ['forced-colors'],
  args: { expanded: true, luck: { setStatus: ['never'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await choose(inside, 'Lead status', 'Scheduled');
    await inside.findByText('Saving…');
    await expectFocusRing(inside.getByRole('combobox', { name: 'Lead status' }));
    await expectForcedColors(canvasElement);
  },
};

/** The arrow turns without motion, and the spinner does not move. */
export const ReducedMotion: Story = {
  ...ForcedColors,
  tags: ['reduced-motion'],
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await choose(inside, 'Lead status', 'Scheduled');
    await inside.findByText('Saving…');
    await expectNoMotion(canvasElement);
  },
};
