// @vitest-environment node
import { describeStore } from '../../test/describeStore.js'
import { createMemoryStore } from './createMemoryStore.js'

describeStore('createMemoryStore', async () => ({
  store: createMemoryStore(),
  close: async () => {},
}))
