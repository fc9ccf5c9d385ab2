import assert from 'node:assert/strict'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { toVisible } from './toVisible.js'

/**
 * Signs in at the example's server with a key, as its page does with a wallet,
 * and out again.
 *
 * @param {string} url
 */
export async function checkSignIn(url) {
  const account = privateKeyToAccount(generatePrivateKey())
  /** @type {Map<string, string>} */
  const cookies = new Map()

  /**
   * @param {string} path
   * @param {RequestInit} [init]
   */
  async function send(path, init = {}) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { 'content-type': 'application/json', cookie, origin: url }
    const response = await fetch(`${url}${path}`, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }

  /**
   * @param {string} route
   * @param {object} body
   */
  const post = (route, body) =>
    send(`/auth/${route}`, { body: JSON.stringify(body), method: 'POST' })
  const isShown = async () =>
    toVisible(await (await send('/')).text()).includes(account.address)

  assert.equal(await (await send('/auth/session')).json(), null)
  const { nonce } = await (await send('/auth/nonce')).json()
  const message = createSiweMessage({
    address: account.address,
    chainId: 31_337,
    domain: new URL(url).host,
    expirationTime: new Date(Date.now() + 60_000),
    nonce,
    uri: url,
    version: '1',
  })
  const signature = await account.signMessage({ message })
  const signedIn = await post('verify', { message, signature })
  assert.equal(signedIn.status, 200, await signedIn.text())
  assert.equal((await post('verify', { message, signature })).status, 401)
  assert.ok(await isShown(), 'the page of the server shows the session')
  assert.equal((await post('sign-out', {})).status, 200)
  assert.ok(!(await isShown()), 'signed out')
}
