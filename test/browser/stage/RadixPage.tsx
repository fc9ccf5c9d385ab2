import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

/** An open modal dialog of Radix UI, with our content inside. */
export function RadixPage({ children }: { children: ReactNode }) {
  return (
    <Root defaultOpen>
      <Portal>
        <Overlay
          style={{
            position: 'fixed',
            inset: 0,
            background: 'rgb(0 0 0 / 40%)',
          }}
        />
        <Content
          aria-describedby={undefined}
          data-testid="foreign"
          style={{
            position: 'fixed',
            zIndex: 2147483647,
            inset: '10% 20%',
            padding: 24,
            background: '#fff',
          }}
        >
          <Title>Foreign dialog</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
