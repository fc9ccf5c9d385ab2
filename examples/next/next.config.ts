import type { NextConfig } from 'next'

const config: NextConfig = {
  cacheComponents: true,
  reactStrictMode: true,
}

export default config
