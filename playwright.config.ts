import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.spec.ts',
  workers: 1,
  globalSetup: './test/e2e/globalSetup.ts',
  use: {
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
        ' ',
      ),
    },
  },
})
