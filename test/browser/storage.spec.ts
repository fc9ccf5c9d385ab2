import { expect, type Page, test } from '@playwright/test'

const wallet = 'http://wallet.localhost:9'

/** Opens one of two sites with the same frame, served without a server. */
async function open(page: Page, host: string) {
  await page.route('**/*', (route) => {
    const { hostname } = new URL(route.request().url())
    const body =
      hostname === 'wallet.localhost'
        ? 'wallet'
        : `<iframe src="${wallet}/"></iframe>`
    return route.fulfill({ body, contentType: 'text/html' })
  })
  await page.goto(`http://${host}:9/`)
  const frame = page.frame({ url: `${wallet}/` })
  if (!frame) throw new Error('There is no frame')
  await frame.waitForLoadState()
  return frame
}

test('default: the storage of each project matches its name @storage', async ({
  page,
}, { project }) => {
  const first = await open(page, 'first.localhost')
  const write = () =>
    first.evaluate(() => localStorage.setItem('seen', location.host))
  if (project.name === 'blocked') {
    await expect(write).rejects.toThrow('SecurityError')
    return
  }
  await write()
  const read = () => localStorage.getItem('seen')
  expect(await (await open(page, 'first.localhost')).evaluate(read)).toBe(
    'wallet.localhost:9',
  )
  expect(await (await open(page, 'second.localhost')).evaluate(read)).toBe(null)
})
