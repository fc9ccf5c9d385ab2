import 'latchkey/styles.css'
import './app.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { cookieToInitialState } from 'wagmi'
import { createAppConfig } from './createAppConfig'
import { getSettings } from './getSettings'
import { Providers } from './Providers'

export const metadata: Metadata = { title: 'Latchkey with Next.js' }

export default async function Layout({ children }: { children: ReactNode }) {
  const settings = getSettings()
  const cookie = (await headers()).get('cookie')
  const initialState = cookieToInitialState(createAppConfig(settings), cookie)
  return (
    <html lang="en">
      <body>
        <Providers initialState={initialState} settings={settings}>
          {children}
        </Providers>
      </body>
    </html>
  )
}
