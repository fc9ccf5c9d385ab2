import { type BrowserContext, test as base, expect } from '@playwright/test'
import { tapInstead } from '../e2e/tapInstead.js'
import { type Place, readPlace } from './place.js'

type Fixtures = {
  place: Place
  /**
   * Everything that a user, or a developer with an open console, would hold
   * against us. A test fails with any.
   */
  faults: string[]
  /** Hosts of nodes that the app names, and that may be away. */
  nodes: string[]
}

/** Answers that the specification of the wire defines as errors. */
const defined: readonly { path: RegExp; status: number }[] = [
  // Nobody has this name, or the account has none.
  { path: /^\/v1\/profile\/account\/[^/]+$/, status: 404 },
  { path: /^\/v1\/identity\/0x[0-9a-f]{40}$/i, status: 404 },
]

export const test = base.extend<Fixtures>({
  nodes: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's own form
  place: async ({}, use) => use(readPlace()),
  context: async ({ context, hasTouch }, use) => {
    if (hasTouch) tapInstead(context)
    await use(context)
  },
  faults: [
    async ({ context, nodes }, use) => {
      const faults: string[] = []
      watch(context, faults)
      await use(faults)
      expect(
        faults.filter((fault) => !nodes.some((host) => fault.includes(host))),
        'what the pages did wrong',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function isHere({ hostname, protocol }: URL) {
  if (!/^(https?|wss?):$/.test(protocol)) return true
  return /(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname)
}

const isDefined = (url: string, status: number) =>
  defined.some(
    (answer) =>
      answer.status === status && answer.path.test(new URL(url).pathname),
  )

function watch(context: BrowserContext, faults: string[]) {
  context.on('weberror', (error) => faults.push(`threw: ${error.error()}`))
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    // Chromium's own line about an answer, which is judged below.
    if (/^Failed to load resource: the server/.test(message.text())) return
    faults.push(`console: ${message.text()} ${url}`)
  })
  context.on('response', (response) => {
    const status = response.status()
    if (status !== 404 && status < 500) return
    if (isDefined(response.url(), status)) return
    faults.push(`${status}: ${response.request().method()} ${response.url()}`)
  })
  context.on('request', (request) => {
    if (!isHere(new URL(request.url())))
      faults.push(`asked another host: ${request.url()}`)
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (!isHere(new URL(socket.url())))
        faults.push(`asked another host: ${socket.url()}`)
    })
  })
}
