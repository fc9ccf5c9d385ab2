/** @param {string} html what is left of it before any script */
export function toVisible(html) {
  return html.replace(/<script[\s\S]*?<\/script>/g, '')
}
