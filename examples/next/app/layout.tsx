import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import 'latchkey/styles.css'
import './style.css'

export const metadata: Metadata = { title: 'Latchkey and Next' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
