#!/usr/bin/env node
// Starts Firefox for Playwright and relays WebDriver BiDi between the two.
// `LATCHKEY_FIREFOX` is the path of the browser.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { createBidiBridge } from './createBidiBridge.js'

const MAX_MESSAGE_BYTES = 256 * 1024 * 1024
const address = /WebDriver BiDi listening on (ws:\/\/.*)$/

const browser = spawn(
  process.env.LATCHKEY_FIREFOX ?? 'firefox-esr',
  process.argv.slice(2),
  {
    // A page cannot be larger than the window.
    env: {
      ...process.env,
      MOZ_HEADLESS_HEIGHT: '1300',
      MOZ_HEADLESS_WIDTH: '1500',
    },
    stdio: ['inherit', 'inherit', 'pipe'],
  },
)
browser.on('error', fail)
browser.on('exit', (code) => process.exit(code ?? 1))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => browser.kill(signal))

createInterface(browser.stderr).on('line', (line) => {
  const uri = address.exec(line)?.[1]
  if (uri) serve(uri)
  else process.stderr.write(`${line}\n`)
})

/** @param {string} uri */
function serve(uri) {
  const server = new WebSocketServer({
    host: '127.0.0.1',
    maxPayload: MAX_MESSAGE_BYTES,
    port: 0,
  })
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (
      server.address()
    )
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
  })
  server.on('connection', (client, request) => {
    const target = new WebSocket(uri + request.url, {
      maxPayload: MAX_MESSAGE_BYTES,
      perMessageDeflate: false,
    })
    /** @type {string[]} */
    const early = []
    const bridge = createBidiBridge({
      toBrowser(text) {
        if (target.readyState === WebSocket.OPEN) target.send(text)
        else early.push(text)
      },
      toClient: (text) => client.send(text),
    })
    client.on('message', (data) => {
      try {
        bridge.fromClient(String(data))
      } catch (error) {
        fail(error)
      }
    })
    target.on('open', () => {
      for (const text of early.splice(0)) target.send(text)
    })
    target.on('message', (data) => bridge.fromBrowser(String(data)))
    for (const [one, other] of /** @type {const} */ ([
      [client, target],
      [target, client],
    ])) {
      one.on('close', () => other.close())
      one.on('error', () => other.close())
    }
  })
}

/** @param {unknown} error */
function fail(error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  browser.kill()
  process.exitCode = 1
}
