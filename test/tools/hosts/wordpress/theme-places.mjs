// Places in a theme that are not texts, and its styles.
import assert from 'node:assert/strict';
import { block } from './posts.mjs';
import { contrastOf, funnelIsDrawn, partsOf, visit } from './visit.mjs';

export async function themePlaces({ site, browser, check, saved, themes }) {
  const inPlace = block('raq-funnel', {});
  const isDrawn = async () => {
    const { page, complaints, close } = await visit(browser, saved.plain.link);
    await funnelIsDrawn(page);
    assert.deepEqual((await partsOf(page)).scripts, ['module']);
    assert.deepEqual(complaints, []);
    await close();
  };

  if (themes.includes('twentytwentyone')) {
    await check('a widget area of a classic theme loads the script too', async () => {
      await site.php(
        `switch_theme('twentytwentyone'); update_option('widget_block', array(2 => array('content' => '${inPlace}'), '_multiwidget' => 1)); update_option('sidebars_widgets', array('wp_inactive_widgets' => array(), 'sidebar-1' => array('block-2'), 'array_version' => 3));`,
      );
      await isDrawn();
    });
  }

  await check('a template part of a block theme loads the script too', async () => {
    await site.php(
      `switch_theme('twentytwentythree'); $id = wp_insert_post(array('post_type' => 'wp_template_part', 'post_name' => 'footer', 'post_title' => 'Footer', 'post_status' => 'publish', 'post_content' => '${inPlace}')); wp_set_object_terms($id, 'twentytwentythree', 'wp_theme');`,
    );
    await isDrawn();
    await site.php(`wp_delete_post(get_posts(array('post_type' => 'wp_template_part'))[0]->ID, true);`);
  });

  const variations = JSON.parse(
    await site.php(
      `echo wp_json_encode(array_map(function ($file) { return basename($file, '.json'); }, glob(get_theme_root() . '/twentytwenty*/styles/*.json')));`,
    ),
  );
  await check(`texts are readable in each style of the block themes: ${variations.join(', ')}`, async () => {
    const low = [];
    for (const theme of themes) {
      await site.php(`switch_theme('${theme}');`);
      const styles = JSON.parse(
        await site.php(`echo wp_json_encode(glob(get_stylesheet_directory() . '/styles/*.json'));`),
      );
      for (const file of styles) {
        await site.php(
          `wp_set_current_user(1); $id = WP_Theme_JSON_Resolver::get_user_global_styles_post_id(); $style = json_decode(file_get_contents('${file}'), true); $style['isGlobalStylesUserThemeJSON'] = true; wp_update_post(array('ID' => $id, 'post_content' => wp_slash(wp_json_encode($style))));`,
        );
        const { page, close } = await visit(browser, saved.block.link);
        await funnelIsDrawn(page);
        const name = `${theme}-${file.split('/').at(-1).replace('.json', '')}`;
        for (const { pair, contrast } of await contrastOf(page))
          if (contrast < 4.5) low.push(`${name}: ${pair} ${contrast.toFixed(2)}`);
        await close();
      }
    }
    assert.deepEqual(low, []);
  });
}
