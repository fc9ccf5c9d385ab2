// @vitest-environment node
import { expect, test } from 'vitest'
import { LOCAL_SERVER } from '../../../../src/core/options.js'
import { readConfig } from './readConfig.js'
import { toPublicUrl } from './toPublicUrl.js'

test('default: the origin that apps on localhost expect', () => {
  const config = readConfig({ DATA_DIR: '/data' })
  expect(toPublicUrl(config, config.port)).toBe(LOCAL_SERVER)
})

test('param: publicUrl', () => {
  const publicUrl = 'https://wallet.example'
  expect(toPublicUrl({ publicUrl }, 4110)).toBe(publicUrl)
})
