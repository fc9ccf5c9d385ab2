/**
 * Returns the markup without scripts.
 *
 * @param {string} html
 */
export function toVisible(html) {
  return html.replace(/<script[\s\S]*?<\/script>/g, '')
}
