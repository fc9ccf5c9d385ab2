import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { slowDown } from './slowDown.js'
import type { LookEvent } from './watchLook.js'

/** A picture of the page; `at` is in milliseconds after the action. */
export type Picture = { at: number; file: string }

type Shot = { data: string; time: number }

/**
 * Films a page on a slow phone and a slow network, from just before an action.
 * Chromium's screencast gives a frame for each change on the screen.
 */
export async function film(parameters: film.Parameters): Promise<Picture[]> {
  const { act, folder, ms, page } = parameters
  const session = await page.context().newCDPSession(page)
  await slowDown(session)
  await slowDownFrames(page)
  const shots = await record(session)
  await page.waitForTimeout(1_000)
  const start = await act()
  await page.waitForTimeout(ms)
  await session.send('Page.stopScreencast')
  const events = await page.evaluate(() => globalThis.lookEvents)
  return save({ events, folder, shots, start })
}

export declare namespace film {
  type Parameters = {
    /** Acts, and resolves to the moment of it, in epoch milliseconds. */
    act: () => Promise<number>
    folder: string
    /** Length after the action. */
    ms: number
    page: Page
  }
}

/** Frames of other sites have processes of their own, at full speed. */
async function slowDownFrames(page: Page) {
  for (const frame of page.frames().slice(1))
    try {
      await slowDown(await page.context().newCDPSession(frame))
    } catch {
      // It shares the process of the page, or is gone.
    }
}

async function record(session: CDPSession) {
  const shots: Shot[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ data, time: (metadata.timestamp ?? 0) * 1_000 })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', {
    everyNthFrame: 1,
    format: 'jpeg',
    quality: 85,
  })
  return shots
}

function save({ events, folder, shots, start }: save.Parameters): Picture[] {
  rmSync(folder, { force: true, recursive: true })
  mkdirSync(folder, { recursive: true })
  const sorted = shots.toSorted((one, other) => one.time - other.time)
  const first = sorted.findLastIndex(({ time }) => time <= start)
  const pictures = sorted.slice(Math.max(0, first)).map(({ data, time }) => {
    const at = Math.round(time - start)
    const file = join(folder, `${String(at).padStart(6, '0')}.jpg`)
    writeFileSync(file, Buffer.from(data, 'base64'))
    return { at, file }
  })
  const lines = events
    .map(({ at, kind, text }) => ({ at: Math.round(at - start), kind, text }))
    .filter(({ at }) => at > -100)
    .sort((one, other) => one.at - other.at)
    .map(({ at, kind, text }) => `${at} ${kind} ${text}`)
  writeFileSync(join(folder, 'events.txt'), `${lines.join('\n')}\n`)
  return pictures
}

declare namespace save {
  type Parameters = {
    events: readonly LookEvent[]
    folder: string
    shots: readonly Shot[]
    start: number
  }
}
