import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { ensureBuild } from '../../scripts/build.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const runners = /from '(?:vitest|jest|@jest\/|node:test|@playwright\/|chai)/

beforeAll(ensureBuild, 120_000)

test('default: latchkey/testing imports no test runner', () => {
  const folder = join(root, 'src/testing')
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(15)
  const importing = files.filter((file) =>
    runners.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(importing).toEqual([])
})

// Its own file in the folder of the package, so that the name resolves.
test('behavior: an app is tested with node:test, and the process ends', async () => {
  const file = join(root, '.plainRunner.test.mjs')
  writeFileSync(file, plainTest)
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--test', '--test-reporter=tap', file],
      // The runner would take the variables of its parent for its own.
      { cwd: root, env: { ...process.env, NODE_TEST_CONTEXT: undefined } },
    )
    expect(stdout).toContain('# pass 2')
    expect(stdout).toContain('# fail 0')
  } finally {
    rmSync(file)
  }
})

const plainTest = `
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMockFrame, createMockWallet, createTestKit, reject } from 'latchkey/testing'
import { verifyMessage } from 'viem'
import { foundry } from 'viem/chains'
import { connect, signMessage } from 'wagmi/actions'

test('the embedded wallet signs', async () => {
  const frame = createMockFrame()
  const { config, dispose, logIn } = createTestKit({ chains: [foundry], frame })
  const address = await logIn()
  const signing = signMessage(config, { message: 'hello' })
  const { method } = await frame.approveNext()
  assert.equal(method, 'personal_sign')
  const signature = await signing
  assert.ok(await verifyMessage({ address, message: 'hello', signature }))
  dispose()
})

test('the wallet rejects', async () => {
  const wallet = createMockWallet({ onRequest: reject(4001) })
  const { config, dispose } = createTestKit({ chains: [foundry], wallet })
  const [connector] = config.connectors
  await assert.rejects(connect(config, { connector }), { code: 4001 })
  dispose()
})
`
