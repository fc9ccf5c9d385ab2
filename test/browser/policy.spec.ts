import { expect, frameOf, login, test } from '../e2e/fixtures.js'

const pages = ['app', 'dapp', 'stage', 'harness'] as const

for (const name of pages)
  test(`default: ${name} is served with a strict policy`, async ({
    local,
    page,
  }) => {
    const response = await page.goto(local.urls[name])
    const header = response?.headers()['content-security-policy'] ?? ''
    const policy = Object.fromEntries(
      header.split('; ').map((text) => text.split(/ (.*)/, 2)),
    )
    const nonce = /^'nonce-[\w+/]{22}=='/.exec(policy['script-src'])?.[0]
    expect(policy).toMatchObject({
      'base-uri': "'none'",
      'default-src': "'none'",
      'form-action': "'none'",
      'frame-src': new URL(local.hosts.frame).origin,
      'require-trusted-types-for': "'script'",
      'script-src': `${nonce} 'strict-dynamic'`,
      'style-src': nonce,
      'trusted-types': "'none'",
    })
    expect(header).not.toMatch(/unsafe-|\*/)
  })

test('behavior: detects each violation of a page @long', async ({
  local,
  page,
  violations,
}) => {
  await page.goto(local.urls.app)
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(violations).toEqual([])
  await page.evaluate(async () => {
    const { body, head } = document
    const attempt = async (run: () => unknown) => {
      try {
        await run()
      } catch {
        // The policy blocked it, which is what the test checks.
      }
    }
    await attempt(() => fetch('http://elsewhere.localhost:9/'))
    head.append(document.createElement('style'))
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    head.append(style)
    body.setAttribute('style', 'color: red')
    await attempt(() => {
      body.innerHTML = '<p>markup</p>'
    })
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void }
    }
    await attempt(() => trustedTypes.createPolicy('mine', {}))
    // biome-ignore lint/security/noGlobalEval: what the policy is there for
    await attempt(() => globalThis.eval('1'))
    const iframe = document.createElement('iframe')
    iframe.src = 'http://elsewhere.localhost:9/'
    body.append(iframe)
    const image = new Image()
    image.src = 'http://elsewhere.localhost:9/'
    const base = document.createElement('base')
    base.href = 'http://elsewhere.localhost:9/'
    head.append(base)
  })
  await expect
    .poll(() => [...new Set(violations.map((one) => one.directive))].sort())
    .toEqual([
      'base-uri',
      'connect-src',
      'frame-src',
      'img-src',
      'require-trusted-types-for',
      'style-src-attr',
      'style-src-elem',
      'trusted-types',
    ])
  violations.length = 0
})

test('behavior: detects a violation inside the wallet’s frame', async ({
  local,
  page,
  services,
  violations,
}) => {
  await page.goto(local.urls.app)
  await login(page, services)
  expect(violations).toEqual([])
  await frameOf(page)
    .locator('body')
    .evaluate((body) => body.setAttribute('style', 'color: red'))
  await expect
    .poll(() => violations.map((one) => [one.directive, one.page]))
    .toEqual([['style-src-attr', expect.stringContaining(local.hosts.frame)]])
  violations.length = 0
})
