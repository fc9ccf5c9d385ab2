// @vitest-environment node
import { expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.js'
import { renderStart } from './renderStart.js'

const url = 'https://wallet.example'
const laptop = readConfig({ DATA_DIR: '/data' })
const production = { ...laptop, isProduction: true }

test('default: the address, and two lines for the app', () => {
  const text = renderStart({ config: laptop, port: 4110, url })
  expect(text).toContain(`Latchkey server: ${url}\n`)
  expect(text).toContain(`\n  projectId: 'local',\n  hosts: '${url}',\n`)
  expect(text).toContain('Data: /data (for trials')
  expect(text).toContain('Mail: printed here')
})

test('param: projectId', () => {
  const text = renderStart({
    ...{ config: production, port: 4110, url },
    projectId: 'shop',
  })
  expect(text).toContain("projectId: 'shop',")
  expect(text).not.toContain('There is no project')
})

test('behavior: production without a project', () => {
  const text = renderStart({ config: production, port: 4110, url })
  expect(text).toContain('latchkey-server projects add my-app --origin')
  expect(text).toContain('--custody passkey')
  expect(text).not.toContain('for trials')
})
