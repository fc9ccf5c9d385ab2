import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endGroup } from './endGroup.js'
import { findInPage, type Query } from './findInPage.js'
import { getFreePort } from './getFreePort.js'
import { until } from './until.js'

/** W3C WebDriver's name for a reference to an element. */
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf'
type Reference = { [REFERENCE]: string }

export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  End: '\uE010',
} as const

/** Users aim before they press; the frame's page requires that. */
const AIM_MS = 500

export type Session = Awaited<ReturnType<typeof openSession>>

/**
 * Opens a browser controlled through W3C WebDriver. Every lookup waits.
 *
 * @param parameters.driver - Path of the WebDriver program.
 * @param parameters.env - Environment of the driver and its browser.
 */
export async function openSession(parameters: {
  driver: string
  env: Record<string, string>
}) {
  const port = await getFreePort()
  const child = spawn(parameters.driver, [`--port=${port}`], {
    detached: true,
    env: { ...process.env, ...parameters.env },
    stdio: 'ignore',
  })
  const failed = once(child, 'error').then(([error]) => {
    throw error
  })
  failed.catch(() => {})
  const base = `http://127.0.0.1:${port}`

  async function call<value>(method: string, path: string, body?: unknown) {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = await response.json()
    if (value?.error)
      throw Object.assign(new Error(`${value.error}: ${value.message}`), {
        code: value.error,
      })
    return value as value
  }

  await Promise.race([
    failed,
    until(async () => (await fetch(`${base}/status`)).ok, 'the driver'),
  ])
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  })
  const path = `/session/${sessionId}`
  const get = <value>(name: string) => call<value>('GET', path + name)
  const post = <value = null>(name: string, body: object = {}) =>
    call<value>('POST', path + name, body)

  /** Runs a function in the page, or in the frame that was entered. */
  async function evaluate<args extends readonly unknown[], result>(
    work: (...args: args) => result,
    ...args: args
  ) {
    const { error, value } = await post<{
      error?: string
      value: Awaited<result>
    }>('/execute/async', {
      args,
      script: `const given = [...arguments]
        const done = given.pop()
        new Promise((resolve) => resolve((${work})(...given))).then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }),
        )`,
    })
    if (error !== undefined) throw new Error(error)
    return value
  }

  const find = (query: Query) =>
    until(
      () => evaluate(findInPage, query) as unknown as Promise<Reference | null>,
      JSON.stringify(query),
    )

  /** Retries if the page has rendered it again in the meantime. */
  const onElement = <value>(
    query: Query,
    work: (path: string) => Promise<value>,
  ) =>
    until(async () => {
      const { [REFERENCE]: id } = await find(query)
      return { value: await work(`/element/${id}`) }
    }, JSON.stringify(query))

  /**
   * Waits until it stops moving: a press would miss a moving or rerendered
   * element.
   */
  async function settle(query: Query) {
    let last: string | undefined
    await until(async () => {
      const { [REFERENCE]: id } = await find(query)
      const place = await get<object>(`/element/${id}/rect`)
      const next = JSON.stringify([id, place])
      const isStill = next === last && !(await evaluate(isMoving))
      last = next
      return isStill
    }, JSON.stringify(query))
  }

  const windows = () => get<string[]>('/window/handles')

  return {
    evaluate,
    visit: (url: string) => post('/url', { url }),
    reload: () => post('/refresh'),
    see: async (query: Query) => void (await find(query)),
    /** Whether it is there now. */
    has: async (query: Query) => (await evaluate(findInPage, query)) !== null,
    async read(query: Query) {
      const { value } = await onElement(query, (path) =>
        get<string>(`${path}/text`),
      )
      return value
    },
    async click(query: Query) {
      await settle(query)
      await onElement(query, (path) => post(`${path}/click`))
    },
    /**
     * Aims and presses, or holds the button for a while. It may close the
     * window.
     */
    async press(query: Query, holdMs = 0) {
      await settle(query)
      const origin = await find(query)
      const move = { duration: 0, origin, type: 'pointerMove', x: 0, y: 0 }
      const pointer = (actions: object[]) =>
        post('/actions', {
          actions: [
            {
              actions,
              id: 'mouse',
              parameters: { pointerType: 'mouse' },
              type: 'pointer',
            },
          ],
        })
      await pointer([move, { duration: AIM_MS, type: 'pause' }])
      await find(query)
      const [down, up] = [
        { button: 0, type: 'pointerDown' },
        { button: 0, type: 'pointerUp' },
      ]
      if (holdMs === 0) return pointer([down, up]).catch(allowGone)
      // In one go, the driver would fail with the window that is closed.
      await pointer([down])
      await new Promise((resolve) => setTimeout(resolve, holdMs))
      await pointer([up]).catch(allowGone)
    },
    async fill(query: Query, text: string) {
      await onElement(query, async (path) => {
        await post(`${path}/clear`)
        await post(`${path}/value`, { text })
      })
    },
    /** Types wherever the focus is; `keys` has the keys without a letter. */
    async type(...texts: string[]) {
      const actions = texts.join('').split('')
      await post('/actions', {
        actions: [
          {
            actions: actions.flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
            id: 'keyboard',
            type: 'key',
          },
        ],
      }).catch(allowGone)
    },
    /** Runs something in the secure frame. */
    async inFrame<value>(work: () => Promise<value>) {
      const id = await find({ css: 'dialog[data-latchkey-frame] iframe' })
      await post('/frame', { id })
      try {
        return await work()
      } finally {
        await post('/frame', { id: null })
      }
    },
    /** Runs something in the window that `open` opens, until it is closed. */
    async inWindow(open: () => Promise<unknown>, work: () => Promise<unknown>) {
      const own = await get<string>('/window')
      const before = await windows()
      await open()
      const isNew = (handle: string) => !before.includes(handle)
      const handle = await until(
        async () => (await windows()).find(isNew),
        'a window',
      )
      await post('/window', { handle })
      try {
        await work()
        await until(
          async () => !(await windows()).includes(handle),
          'the window to be closed',
        )
      } finally {
        await post('/window', { handle: own })
      }
    },
    /** Returns a screenshot of the page, as PNG. */
    screenshot: async () =>
      Buffer.from(await get<string>('/screenshot'), 'base64'),
    async closeWindow() {
      await call('DELETE', `${path}/window`)
    },
    async quit() {
      await call('DELETE', path).catch(() => {})
      await endGroup(child)
    },
  }
}

/** Runs in the page: whether an animation has yet to end. */
function isMoving() {
  return document.getAnimations().some(({ effect, playState }) => {
    const { endTime } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && endTime !== Number.POSITIVE_INFINITY
  })
}

/** The window may close itself before the key or button is released. */
function allowGone(error: unknown) {
  const { code } = error as { code?: string }
  if (code !== 'no such window') throw error
}
