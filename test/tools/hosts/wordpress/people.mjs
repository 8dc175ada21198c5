// What people do in WordPress: sign in, change the settings, save a text, write in the editor.

export async function signIn(page, site, person) {
  await page.goto(`${site.origin}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(person.name);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/wp-admin/, { waitUntil: 'domcontentloaded' });
}

export async function activate(page, site) {
  await page.goto(`${site.origin}/wp-admin/plugins.php`);
  await page
    .locator('tr[data-slug="lead-widgets"]')
    .getByRole('link', { name: /^Activate/ })
    .click();
  await page.getByText('Plugin activated.').waitFor();
}

/** Fills in and saves the page Settings → Lead Widgets. */
export async function saveSettings(page, site, fields) {
  await page.goto(`${site.origin}/wp-admin/options-general.php?page=lead-widgets`);
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption({ label: value });
    else await field.fill(value);
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const answers = page.locator('.settings-error');
  await answers.first().waitFor();
  return (await answers.allInnerTexts()).join('\n');
}

/** Saves a post as the signed-in person, through the REST API, like the editor. */
export async function savePost(page, site, { title, content, status = 'publish' }) {
  const nonce = await (await page.request.get(`${site.origin}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
  const answer = await page.request.post(`${site.origin}/?rest_route=/wp/v2/posts&context=edit`, {
    headers: { 'X-WP-Nonce': nonce },
    data: { title, content, status },
  });
  if (!answer.ok()) throw new Error(`${title} was not saved: ${await answer.text()}`);
  const post = await answer.json();
  return { id: post.id, link: post.link, saved: post.content.raw };
}

/** Inserts the block, makes it a modal with a button, publishes it, and opens the post in the editor again. */
export async function writeInEditor(page, site) {
  await page.goto(`${site.origin}/wp-admin/post-new.php`);
  const guide = page.getByRole('button', { name: /^Close( dialog)?$/ }).first();
  await guide.click({ timeout: 10_000 }).catch(() => {});
  await page.getByRole('textbox', { name: 'Add title' }).fill('Written in the editor');
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByRole('searchbox').fill('Lead widget');
  await page.getByRole('option', { name: 'Lead widget' }).click();
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByText('Visitors see the widget here.').first().click();
  const sidebar = page.getByRole('button', { name: 'Settings', exact: true });
  if ((await sidebar.getAttribute('aria-expanded')) !== 'true') await sidebar.click();
  await page.getByLabel('Presentation').selectOption('modal');
  await page.getByLabel('Words of the button').fill('Ask “three” pros & more');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  const link = await page
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('link', { name: 'View Post' })
    .getAttribute('href');
  await page.waitForURL(/post=\d+/);
  await page.reload();
  await page.getByText('Visitors see the widget here.').first().waitFor();
  const invalid = await page.getByText(/unexpected or invalid content/).count();
  return { link: link ?? '', invalid };
}
