import { createDatabase, type Database } from '../../storage/createDatabase.js'

const ACCESS_TIMEOUT_MS = 2_000

/** As Chromium has it, and no other browser. */
type AccessDocument = {
  hasStorageAccess(): Promise<boolean>
  requestStorageAccess(types: {
    indexedDB: true
  }): Promise<{ indexedDB: IDBFactory }>
}

/**
 * The first-party storage of this origin, where the browser gives it to a
 * frame at another site without asking anybody: Chromium does unless it blocks
 * third-party cookies. Nowhere else is it asked for: the browser may show a
 * prompt, and in Firefox the call may never end.
 *
 * @returns `undefined` where it is not given
 */
export async function openFirstParty(
  page: object = document,
): Promise<Database | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ACCESS_TIMEOUT_MS)
  })
  const opened = await Promise.race([open(page).catch(() => undefined), late])
  clearTimeout(timer)
  return opened
}

async function open(page: object) {
  if (!isChromium(page)) return undefined // guard: access-engine
  if (!(await page.hasStorageAccess())) return undefined // guard: access-granted
  const { indexedDB } = await page.requestStorageAccess({ indexedDB: true })
  const database = await createDatabase({ indexedDB })
  return database.state === 'kept' ? database : undefined
}

function isChromium(page: object): page is AccessDocument {
  return 'hasUnpartitionedCookieAccess' in page && 'hasStorageAccess' in page
}
