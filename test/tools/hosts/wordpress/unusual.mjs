// Unusual conditions: hostile texts, strict pages, feeds, other roles, and the removal of the plugin.
import assert from 'node:assert/strict';
import { savePost, saveSettings } from './people.mjs';
import { BREAK, hostile, posts } from './posts.mjs';
import { buttonOpensDialog, funnelIsDrawn, visit } from './visit.mjs';

export async function unusual({ site, browser, check, admin, writer, saved }) {
  await check('what an Author writes into attributes stays text, and what is unknown is dropped', async () => {
    const { link } = await savePost(writer, site, hostile);
    const { page, close } = await visit(browser, link);
    await page.locator('lead-board:defined').first().waitFor({ state: 'attached' });
    const html = await page.evaluate(() => ({
      broken: 'broken' in window,
      gateways: [...document.querySelectorAll('lead-gateway')].map((each) => each.getAttribute('gateway-url')),
      names: [...new Set([...document.querySelectorAll('lead-gateway *')].flatMap((each) => each.getAttributeNames()))],
      scripts: document.querySelectorAll('lead-gateway script, script[src*=elsewhere]').length,
      cards: document.querySelectorAll('lead-card, lead-gateway img').length,
      url: document.querySelector('lead-board')?.getAttribute('call-log-url'),
      thread: document.querySelector('lead-board')?.getAttribute('thread-url'),
      category: [...document.querySelectorAll('raq-funnel')].map((each) => each.getAttribute('category-id')),
      size: document.querySelector('lead-board')?.getAttribute('page-size'),
    }));
    assert.deepEqual([html.broken, html.scripts, html.cards, ...new Set(html.gateways)], [false, 0, 0, site.gateway]);
    for (const name of ['onclick', 'onmouseover', 'style', 'one-time-token', 'sign-in-url', 'src', 'with-al-id', 'x'])
      assert.ok(!html.names.includes(name), name);
    assert.deepEqual([html.url, html.thread, html.size], ['/calls/{spId}?x=y', null, null]);
    assert.ok(html.category.includes('[lead_widget tag="lead-card"]'));
    await close();
  });

  await check('settings refuse addresses that are none, and what they take stays text', async () => {
    const before = await site.php(`echo wp_json_encode(get_option('lead_widgets_settings'));`);
    const said = await saveSettings(admin, site, {
      'Gateway URL': 'javascript:window.broken=1',
      'Script URL': 'javascript:window.broken=1',
      'Partner id': BREAK,
      'Provider id': BREAK,
      'Address of conversations': 'javascript:window.broken=1',
    });
    assert.match(said, /address of the gateway must begin/);
    assert.match(said, /address of the script must begin/);
    const after = JSON.parse(await site.php(`echo wp_json_encode(get_option('lead_widgets_settings'));`));
    const { gateway_url, loader_url } = JSON.parse(before);
    assert.deepEqual([after.gateway_url, after.loader_url, after.thread_url], [gateway_url, loader_url, '']);
    await site.php(
      `remove_all_filters('sanitize_option_lead_widgets_settings'); $s = get_option('lead_widgets_settings'); $s['partner_id'] = '${BREAK}'; $s['theme'] = array('x'); update_option('lead_widgets_settings', $s);`,
    );
    for (const page of [admin, (await visit(browser, saved.block.link)).page]) {
      await page.goto(
        page === admin ? `${site.origin}/wp-admin/options-general.php?page=lead-widgets` : saved.block.link,
      );
      assert.equal(await page.evaluate(() => 'broken' in window), false);
    }
    await site.php(`update_option('lead_widgets_settings', json_decode('${before}', true));`);
  });

  await check('whoever may not write HTML of any kind cannot name a script in the settings', async () => {
    await site.php(
      `wp_set_current_user(1); add_filter('map_meta_cap', function ($caps, $cap) { return 'unfiltered_html' === $cap ? array('do_not_allow') : $caps; }, 10, 2); $s = get_option('lead_widgets_settings'); $s['loader_url'] = 'https://elsewhere.example/x.js'; $s['partner_id'] = 'other'; update_option('lead_widgets_settings', $s);`,
    );
    const after = JSON.parse(await site.php(`echo wp_json_encode(get_option('lead_widgets_settings'));`));
    assert.deepEqual([after.loader_url, after.partner_id], [site.loader, 'other']);
  });

  await check('the button opens the dialog under a policy without inline scripts', async () => {
    const cdn = new URL(site.loader).origin;
    const policy = `script-src ${cdn}; connect-src ${site.gateway}; require-trusted-types-for 'script'; trusted-types 'none'`;
    const header = `<?php header("Content-Security-Policy: ${policy}");`;
    await site.php(
      `wp_mkdir_p(WPMU_PLUGIN_DIR); file_put_contents(WPMU_PLUGIN_DIR . '/policy.php', base64_decode('${btoa(header)}'));`,
    );
    const { page, complaints, close } = await visit(browser, saved.shortcodes.link);
    await buttonOpensDialog(page, 'Get quotes');
    // WordPress has inline scripts of its own.
    const ours = complaints.filter((line) => line.includes(cdn) && !line.includes(site.origin));
    assert.deepEqual(ours, []);
    await site.php(`unlink(WPMU_PLUGIN_DIR . '/policy.php');`);
    await close();
  });

  await check('the gateway gets the token of a script of the site, which runs before the loader', async () => {
    const script = `for (const gateway of document.querySelectorAll('lead-gateway')) {
  gateway.auth = { getToken: () => Promise.resolve('a-token-of-this-run') };
}`;
    const plugin = `<?php add_action('wp_enqueue_scripts', function () { wp_enqueue_script('own', content_url('mu-plugins/own.js'), array(), null, true); });`;
    await site.php(
      `wp_mkdir_p(WPMU_PLUGIN_DIR); file_put_contents(WPMU_PLUGIN_DIR . '/own.js', base64_decode('${btoa(script)}')); file_put_contents(WPMU_PLUGIN_DIR . '/own.php', base64_decode('${btoa(plugin)}'));`,
    );
    const { page, close } = await visit(browser, saved.shortcodes.link);
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.method() !== 'OPTIONS' && each.url().includes('/gateway/')),
      page.reload(),
    ]);
    assert.equal(await request.headerValue('authorization'), 'Bearer a-token-of-this-run');
    await close();
    await site.php(`unlink(WPMU_PLUGIN_DIR . '/own.php');`);
  });

  await check('the page connects to the gateway early, where the head can know it', async () => {
    const keep = await site.php(`echo wp_json_encode(get_option('lead_widgets_settings'));`);
    const html = async (gateway) => {
      await site.php(
        `$s = get_option('lead_widgets_settings'); $s['gateway_url'] = '${gateway}'; update_option('lead_widgets_settings', $s);`,
      );
      return (await fetch(saved.block.link)).text();
    };
    assert.match(
      await html('https://office.example.com/base'),
      /<link [^>]*href='https:\/\/office\.example\.com' [^>]*rel='preconnect'|rel='preconnect' href='https:\/\/office\.example\.com'/,
    );
    assert.doesNotMatch(await html('https://office.example.com:8443'), /preconnect/);
    await site.php(`update_option('lead_widgets_settings', json_decode('${keep}', true));`);
  });

  await check('a feed has a link instead, and an excerpt has neither tags nor shortcodes', async () => {
    const feed = await (await fetch(`${site.origin}/?feed=rss2`)).text();
    assert.doesNotMatch(feed, /lead-gateway|raq-funnel|\[lead_widget/);
    assert.match(feed, /Open this on the site/);
    const excerpt = await site.php(`echo get_the_excerpt(${saved.shortcodes.id}), get_the_excerpt(${saved.block.id});`);
    assert.match(excerpt, /Words before/);
    assert.doesNotMatch(excerpt, /lead|</i);
  });

  await check('a site adds to a widget what it knows, and the script is left out of joined files', async () => {
    const html = await site.php(
      `add_filter('lead_widgets_options', function ($options, $tag) { return array('sp-id' => "7002$tag") + $options; }, 10, 2); echo do_shortcode('[lead_widget tag=lead-board]');`,
    );
    assert.match(html, /<lead-board [^>]*sp-id="7002lead-board"/);
    const lists = JSON.parse(
      await site.php(
        `echo wp_json_encode(array(apply_filters('rocket_delay_js_exclusions', array('a')), apply_filters('litespeed_optimize_js_excludes', array()), apply_filters('sgo_js_minify_exclude', array()), apply_filters('autoptimize_filter_js_exclude', 'a.js'), apply_filters('autoptimize_filter_js_exclude', '')));`,
      ),
    );
    const name = 'lead-widgets.js';
    assert.deepEqual(lists, [['a', name], [name], ['lead-widgets'], `a.js, ${name}`, name]);
  });

  await check('the REST API gives the tags to a reader, without a script', async () => {
    const post = await (await fetch(`${site.origin}/?rest_route=/wp/v2/posts/${saved.block.id}`)).json();
    assert.match(
      post.content.rendered,
      /<lead-gateway [^>]*gateway-url="[^"]+"><raq-funnel [^>]*><\/raq-funnel><\/lead-gateway>/,
    );
    assert.doesNotMatch(post.content.rendered, /<script/);
  });

  await check('a Contributor’s block waits for review, and is shown after it', async () => {
    await site.php(`wp_insert_user(array('user_login' => 'helper', 'user_pass' => 'third', 'role' => 'contributor'));`);
    const id = Number(
      await site.php(
        `wp_set_current_user(get_user_by('login', 'helper')->ID); kses_init(); echo wp_insert_post(wp_slash(array('post_title' => 'Waits', 'post_status' => 'pending', 'post_content' => '${posts.block.content.replaceAll('\n', '')}')));`,
      ),
    );
    await site.php(`wp_set_current_user(1); wp_update_post(array('ID' => ${id}, 'post_status' => 'publish'));`);
    const { page, close } = await visit(browser, `${site.origin}/?p=${id}`);
    await funnelIsDrawn(page);
    await close();
  });

  await check('deleting the plugin leaves no settings behind', async () => {
    await site.php(`deactivate_plugins('lead-widgets/lead-widgets.php');`);
    await site.php(`uninstall_plugin('lead-widgets/lead-widgets.php');`);
    assert.equal(await site.php(`echo get_option('lead_widgets_settings') === false ? 'gone' : 'there';`), 'gone');
  });
}
