import assert from 'node:assert/strict'
import { toVisible } from './toVisible.js'

export const invitation = 'Connect wallet'
/** Account of the test wallet, see `watchPage.js`. */
export const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
export const shortened = /^0x19.*ff2A/

/**
 * Expects the server-rendered button to show the account of the cookie, before
 * any script runs.
 *
 * @param {string} url
 * @param {string} cookie
 * @returns The markup.
 */
export async function expectAccount(url, cookie) {
  const response = await fetch(url, { headers: { cookie } })
  const html = toVisible(await response.text())
  assert.match(html, /<button[^>]*>[\s\S]*0x19[^<]*ff2A/)
  assert.ok(!html.includes(invitation), `no '${invitation}' for a visitor`)
  return html
}
