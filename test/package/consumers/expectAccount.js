import assert from 'node:assert/strict'
import { toVisible } from './toVisible.js'

export const invitation = 'Connect wallet'
/** Account of the test wallet. */
export const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
export const shortened = /^0x00.*05Fa$/

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
  assert.match(html, /<button[^>]*>[\s\S]*0x00[^<]*05Fa/)
  assert.ok(!html.includes(invitation), `no '${invitation}' for a visitor`)
  return html
}
