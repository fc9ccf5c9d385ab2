import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { setupServices } from './setupServices.js'

const { api, get, post, wallet, walletUrl } = setupServices()

describe('mailbox', () => {
  test('default', async () => {
    const page = await fetch(get().urls.mailbox)
    expect(page.headers.get('content-type')).toContain('text/html')
    for (const file of ['mailbox.js', 'mailbox.css', 'base.css'])
      expect((await fetch(`${get().urls.mailbox}/${file}`)).status).toBe(200)
    const list = await fetch(`${get().urls.mailbox}/mails.json`)
    expect(list.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('faults and control', () => {
  const control = (path: string, body: unknown, headers = {}) =>
    post(`${get().urls.mailbox}/control/${path}`, body, headers)
  const chains = () => api('/v1/supported-chains?projectId=local')

  test('default', async () => {
    await control('fault', { service: 'api', mode: '500' })
    expect((await chains()).status).toBe(500)
    await control('fault', { service: 'api', mode: 'html' })
    expect(await (await chains()).text()).toContain('<!doctype')
    await control('fault', { service: 'api', mode: 'down' })
    await expect(chains()).rejects.toThrow()
    await control('heal', {})
    expect((await chains()).status).toBe(200)
  })

  test('behavior: a fault of the API leaves the nodes of the frame', async () => {
    get().control.setFault({ service: 'api', mode: '500' })
    const path = '/v1/?projectId=local&chainId=eip155:31337'
    const call = { id: 1, jsonrpc: '2.0', method: 'eth_chainId', params: [] }
    const own = { 'sec-fetch-site': 'same-origin' }
    expect((await post(`${walletUrl()}${path}`, call, own)).status).toBe(200)
    expect((await post(`${walletUrl()}${path}`, call)).status).toBe(500)
    const price = `${walletUrl()}/v1/fungible/price`
    expect((await post(price, {}, own)).status).toBe(500)
    const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    expect((await post(get().urls.faucet, { address })).status).toBe(200)
    expect((await wallet('/sdk?projectId=local')).status).toBe(200)
    get().control.setFault({ service: 'api', mode: 'none' })
    get().control.setFault({ service: 'wallet', mode: '500' })
    expect((await wallet('/sdk?projectId=local')).status).toBe(500)
    expect((await post(get().urls.faucet, { address })).status).toBe(500)
    expect((await chains()).status).toBe(200)
  })

  test('param: relay', async () => {
    const { relay } = get().control
    const steer = async (body: unknown) => (await control('relay', body)).json()
    expect(await steer({})).toEqual({ messages: [], sockets: 0 })
    const isUp = () =>
      fetch(get().urls.relay.replace('ws:', 'http:')).then(
        (response) => response.ok,
        () => false,
      )
    await steer({ action: 'stop', origins: [], skewMs: 60_000, ttlMs: 50 })
    expect(await isUp()).toBe(false)
    await control('heal', {})
    expect(await isUp()).toBe(true)
    expect(relay.sockets()).toBe(0)
    expect((await control('relay', { action: 'explode' })).status).toBe(400)
  })

  test('behavior: a hanging request ends when it is healed', async () => {
    get().control.setFault({ service: 'api', mode: 'hang' })
    const hanging = chains()
    const early = await Promise.race([
      hanging.then(() => 'answered'),
      new Promise((resolve) => setTimeout(resolve, 100, 'hangs')),
    ])
    expect(early).toBe('hangs')
    await control('heal', {})
    await expect(hanging).rejects.toThrow()
  })

  test('param: delay holds back the document only', async () => {
    get().control.setFault({ service: 'wallet', mode: 'delay', ms: 300 })
    const answered: string[] = []
    const ask = async (path: string) => {
      expect((await wallet(path)).status).toBe(200)
      answered.push(path)
    }
    await Promise.all([
      ask('/sdk?projectId=local'),
      ask('/sdk/config?projectId=local'),
    ])
    expect(answered).toEqual([
      '/sdk/config?projectId=local',
      '/sdk?projectId=local',
    ])
  })

  test('error: from another page, or not as JSON', async () => {
    const fault = { service: 'api', mode: 'down' }
    const forged = { 'sec-fetch-site': 'cross-site' }
    expect((await control('fault', fault, forged)).status).toBe(403)
    const plain = { 'content-type': 'text/plain' }
    expect((await control('fault', fault, plain)).status).toBe(415)
    expect((await control('fault', { service: 'moon' })).status).toBe(400)
    expect((await control('advance', { ms: -1 })).status).toBe(400)
  })
})

describe('host header', () => {
  const statusOf = (url: string, host: string) =>
    new Promise<number>((resolve, reject) => {
      // Node does not know every name under localhost.
      const address = url.replace('//wallet.', '//')
      const headers = { host }
      const request = httpRequest(address, { headers }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      request.on('error', reject).end()
    })

  test('error: a foreign name gets 421', async () => {
    const { api, mailbox } = get().urls
    for (const url of [api, mailbox, walletUrl()])
      expect(await statusOf(url, 'rebound.example')).toBe(421)
    expect(await statusOf(mailbox, 'any.localhost')).not.toBe(421)
  })

  test('behavior: the server has one name for pages, and others for programs', async () => {
    const { api } = get().urls
    const { host, port } = new URL(walletUrl())
    const [frame, chains] = ['/sdk?projectId=local', '/v1/supported-chains']
    expect(await statusOf(`${api}${frame}`, host)).toBe(200)
    for (const name of ['localhost', '127.0.0.1', '[::1]', 'any.localhost']) {
      expect(await statusOf(`${api}${frame}`, `${name}:${port}`)).toBe(421)
      expect(await statusOf(`${api}/auth/session`, `${name}:${port}`)).toBe(421)
      expect(await statusOf(`${api}/loading`, `${name}:${port}`)).toBe(421)
    }
    const path = `${chains}?projectId=local`
    for (const name of ['wallet.localhost', 'localhost', '127.0.0.1', '[::1]'])
      expect(await statusOf(`${api}${path}`, `${name}:${port}`)).toBe(200)
    for (const name of ['any.localhost', 'localhost.evil.example', 'evil'])
      expect(await statusOf(`${api}${path}`, `${name}:${port}`)).toBe(421)
    expect(await statusOf(`${api}${path}`, 'localhost')).toBe(421)
  })
})
