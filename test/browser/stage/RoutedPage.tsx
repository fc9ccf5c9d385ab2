import {
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  createBrowserRouter,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router'
import { useConnection } from 'wagmi'

/**
 * An app with three pages that leaves `login` once a wallet is connected, and
 * `account` once none is, at `/routed/<router>-<how>[-bare]`: `router` is
 * `react` or `plain`, `how` is `push` or `replace`, `bare` is without the
 * modal's history entry.
 */
export function RoutedPage({ children }: { children: ReactNode }) {
  const { base, router } = readBase()
  return router === 'react' ? (
    <ReactRouted base={base}>{children}</ReactRouted>
  ) : (
    <PlainRouted base={base}>{children}</PlainRouted>
  )
}

function readBase() {
  const [, base = '', router, how] =
    /^(\/routed\/(\w+)-(\w+)(?:-bare)?)\//.exec(location.pathname) ?? []
  return { base, how, router }
}

type Props = { base: string; children: ReactNode }

function ReactRouted({ base, children }: Props) {
  const [router] = useState(() => {
    const element = <ReactLayout>{children}</ReactLayout>
    return createBrowserRouter([{ path: '*', element }], { basename: base })
  })
  return <RouterProvider router={router} />
}

function ReactLayout({ children }: Pick<Props, 'children'>) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <Layout
      go={(path, replace = false) => navigate(path, { replace })}
      path={pathname}
    >
      {children}
    </Layout>
  )
}

function PlainRouted({ base, children }: Props) {
  const path = useSyncExternalStore(
    (listener) => {
      window.addEventListener('popstate', listener)
      window.addEventListener('app-route', listener)
      return () => {
        window.removeEventListener('popstate', listener)
        window.removeEventListener('app-route', listener)
      }
    },
    () => location.pathname.slice(base.length),
  )
  function go(to: string, replace?: boolean) {
    history[replace ? 'replaceState' : 'pushState']({ to }, '', base + to)
    window.dispatchEvent(new Event('app-route'))
  }
  return (
    <Layout go={go} path={path}>
      {children}
    </Layout>
  )
}

function Layout({ children, go, path }: Layout.Props) {
  const { status } = useConnection()
  const isReplacing = readBase().how === 'replace'
  useEffect(() => {
    if (path === '/login' && status === 'connected') go('/account', isReplacing)
    if (path === '/account' && status === 'disconnected')
      go('/login', isReplacing)
  })
  return (
    <main>
      <h1>{path}</h1>
      <button onClick={() => go('/login')} type="button">
        To login
      </button>
      <button onClick={() => go('/more')} type="button">
        To more
      </button>
      {children}
    </main>
  )
}

declare namespace Layout {
  type Props = {
    children: ReactNode
    go: (path: string, replace?: boolean) => void
    path: string
  }
}
