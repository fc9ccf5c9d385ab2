import type { Frame, Locator, Page } from '@playwright/test'
import { expect } from '../../e2e/fixtures.js'
import type { E2eState } from '../../e2e/state.js'
import {
  askSignature,
  createLab,
  findFrame,
  loginLab,
  type Services,
  signature,
  waitForOutcome,
} from './lab.js'

/** Tabs used in parallel: a test waits more than it computes. */
const LANES = 4
/** Number of presses from which the success rate is checked. */
const MANY = 100

/** A tab with a request that is waiting for approval. */
export type Lane = {
  address: `0x${string}`
  button: Locator
  frame: Frame
  page: Page
}

/** Logs in and requests a signature. */
export async function openLane(
  page: Page,
  local: E2eState,
  services: Services,
): Promise<Lane> {
  await page.goto(local.urls.unguarded)
  await createLab(page)
  const { address } = await loginLab(page, services)
  return { address, page, ...(await ask(page, address)) }
}

/** Requests a signature and finds its card. */
async function ask(page: Page, address: `0x${string}`) {
  await askSignature(page, address)
  const frame = await findFrame(page)
  return { button: frame.getByTestId('approve'), frame }
}

/** Opens more tabs for the same user, each with its own card. */
export async function startLanes(
  page: Page,
  local: E2eState,
  services: Services,
): Promise<readonly Lane[]> {
  const first = await openLane(page, local, services)
  const { address } = first
  const others = Array.from({ length: LANES - 1 }, async () => {
    const page_ = await page.context().newPage()
    await page_.goto(local.urls.unguarded)
    await createLab(page_)
    return { address, page: page_, ...(await ask(page_, address)) }
  })
  return [first, ...(await Promise.all(others))]
}

/** Distributes the items over the lanes as they become free. */
export async function share<item>(
  lanes: readonly Lane[],
  items: readonly item[],
  work: (lane: Lane, item: item) => Promise<void>,
) {
  const queue = [...items]
  await Promise.all(
    lanes.map(async (lane) => {
      for (let item = queue.shift(); item; item = queue.shift())
        await work(lane, item)
    }),
  )
}

/**
 * Approves the open card, or that of a new request.
 *
 * @returns Whether the first press was enough.
 */
export async function consent(
  { address, button, page }: Lane,
  { isOpen, press }: { isOpen: boolean; press(button: Locator): Promise<void> },
) {
  if (!isOpen) await askSignature(page, address)
  await press(button)
  const isFirst = await isAnswered(page)
  let isSigned = isFirst
  // On a busy machine the card can count as hidden: the user presses again.
  for (let count = 0; !isSigned && count < 5; count++) {
    await press(button)
    isSigned = await isAnswered(page)
  }
  const outcome = await waitForOutcome(page)
  expect(String(outcome?.value)).toMatch(signature)
  return isFirst
}

const isAnswered = (page: Page) =>
  page
    .waitForFunction(() => 'sign' in lab.outcomes, undefined, {
      timeout: 5_000,
    })
    .then(
      () => true,
      () => false,
    )

/**
 * Expects 99 percent of many honest presses to work, and over half of a few.
 */
export function expectHonest(tally: { honest: number; worked: number }) {
  const { honest, worked } = tally
  if (honest >= MANY) expect(worked).toBeGreaterThanOrEqual(honest * 0.99)
  else expect(worked).toBeGreaterThan(honest / 2)
}
