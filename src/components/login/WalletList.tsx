'use client'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { AccountNamespace } from '../../core/account/account.js'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import type { Wallet } from '../../core/wallet.js'
import { getNamespaceName } from '../../features/networks/getNamespaceName.js'
import { listNetworkIds } from '../../features/networks/listNetworkIds.js'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { usePlatform } from '../../hooks/wallet/usePlatform.js'
import { useImpressions } from '../../modal/analytics/useImpressions.js'
import { whenIdle } from '../../modal/stack/whenIdle.js'
import { listFirstWallets } from '../../modal/wallet/listFirstWallets.js'
import { usePreloadWallets } from '../../modal/wallet/usePreloadWallets.js'
import { Lazy } from '../dialog/Lazy.js'
import { getWalletPicture } from '../parts/getWalletPicture.js'
import { IconTile } from '../parts/IconTile.js'
import { Row } from '../parts/Row.js'
import { Skeleton } from '../parts/Skeleton.js'
import { TaggedName } from '../parts/TaggedName.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useStrings } from '../strings/useStrings.js'
import { connectSources, loadPrefetchWallets } from '../views/connectSources.js'
import { createWalletCount } from './createWalletCount.js'
import { useChooseWallet } from './useChooseWallet.js'
import { useWalletLogin } from './useWalletLogin.js'

/** With more rows, content below the list would be out of view. */
const MAX_ROWS = 5

/** List of wallets; a click connects. */
export function WalletList({ found, hasAll, namespace }: WalletList.Props) {
  const kit = useKit()
  const { icons, text: count } = kit.own(createWalletCount)
  const [explorer, setExplorer] = useState<listFirstWallets.Explorer>()
  const { asks, named, wallets } = useMemo(() => {
    const { asks, wallets } = kit.pairing
      ? fillUp(kit, { explorer, found, hasAll, namespace })
      : { wallets: found }
    return {
      asks,
      named: wallets.filter(({ name }) => name),
      wallets: wallets.map((one) => ({
        ...one,
        icon: one.icon ?? icons[one.explorerId ?? ''] ?? getWalletPicture(one),
      })),
    }
  }, [explorer, found, hasAll, icons, kit, namespace])
  const { entry, go } = useModal()
  const { isMobile } = usePlatform()
  const preloadAll = usePreloadWallets({
    load: loadPrefetchWallets,
    namespace,
  })
  const choose = useChooseWallet()
  const { preload: preloadConnect } = useWalletLogin()
  const { login } = useStrings()
  const list = useRef<HTMLDivElement>(null)
  const [isLong, setIsLong] = useState(false)
  const isCut = !isLong && wallets.length > MAX_ROWS
  // A label that applies to every row is omitted.
  const isMixed = wallets.some(({ isInstalled }) => !isInstalled)
  const shown = isCut ? wallets.slice(0, MAX_ROWS - 1) : wallets

  /**
   * Name of its network. EVM is the default and labelled only if another wallet
   * has the same name.
   */
  function toKind({ name, namespace, type }: Wallet) {
    if (type === 'MULTI_CHAIN') return undefined
    const others = wallets.filter((other) => other.namespace !== namespace)
    const isTold =
      namespace === 'solana'
        ? others.length > 0
        : others.some((other) => other.name === name)
    return isTold ? getNamespaceName(kit, namespace) : undefined
  }

  useImpressions(named)

  // Said once: the wallets that are not installed are connected likewise.
  const toWay = ({ id }: Wallet) =>
    id === WALLET_CONNECT_ID && !isMobile && login.qrCode

  // In idle time, so that a click on a wallet loads no script.
  useEffect(
    () =>
      whenIdle(() => {
        connectSources.ConnectingExternal.preload()
        preloadConnect()
      }),
    [preloadConnect],
  )
  function preload() {
    connectSources.ConnectingExternal.preload()
    preloadConnect()
  }

  // The row that was clicked is removed.
  useLayoutEffect(() => {
    const first = list.current?.children[MAX_ROWS - 1]
    if (isLong && first instanceof HTMLElement) first.focus()
  }, [isLong])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div
      aria-label={login.wallets}
      className="lk-list"
      onFocus={preload}
      onPointerEnter={preload}
      ref={list}
      role="group"
    >
      {shown.map((wallet) => {
        const { hint, icon, isInstalled, isRecent, name } = wallet
        const kind = toKind(wallet)
        const state = isMixed && isInstalled && login.installed
        if (!name) return <Skeleton key={wallet.key} shape="row" />
        return (
          <Row
            chip={isRecent ? login.recent : toWay(wallet) || state}
            detail={hint !== kind && hint}
            isCurrent={isShown(entry, wallet)}
            key={`${wallet.key}:${wallet.namespace}`}
            onClick={() => choose(wallet)}
            tile={<WalletTile icon={icon} name={name} />}
            title={<TaggedName name={name} tag={kind} />}
          />
        )
      })}
      {isCut && (
        <Row
          chip={wallets.length - shown.length}
          end="chevron"
          onClick={() => setIsLong(true)}
          tile={<IconTile name="wallet" />}
          title={login.moreWallets}
        />
      )}
      {hasAll && !isCut && (
        <Row
          chip={count && <span dir="ltr">{count}</span>}
          end="chevron"
          onClick={() => go({ view: 'AllWallets' })}
          onIntent={preloadAll}
          tile={<IconTile name="wallet" />}
          title={login.allWallets}
        />
      )}
      {(asks?.featured || asks?.recommended) && (
        <Lazy
          props={{ asks, namespace, onFound: setExplorer }}
          source={connectSources.ExplorerWallets}
        />
      )}
    </div>
  )
}

export declare namespace WalletList {
  type Props = {
    /** Wallets known without a network request. */
    found: readonly Wallet[]
    /** Whether a last row opens the list of all wallets. */
    hasAll?: boolean | undefined
    namespace?: AccountNamespace | undefined
  }
}

/** Adds the app's featured wallets, and popular ones if few were found. */
function fillUp(
  kit: ReturnType<typeof useKit>,
  {
    explorer,
    found,
    hasAll = false,
    namespace,
  }: WalletList.Props & { explorer: listFirstWallets.Explorer | undefined },
) {
  const { config, features, wallets: options } = kit
  const pairing = config.connectors.find(({ id }) => id === WALLET_CONNECT_ID)
  return listFirstWallets({
    connectorUid: pairing?.uid ?? '',
    explorer,
    hasAll,
    namespace,
    networks: listNetworkIds(kit),
    options,
    order: features?.connectorTypeOrder,
    wallets: found,
  })
}

/** Returns whether the current view shows the wallet, in a two-pane layout. */
function isShown({ data = {} }: ModalEntry, row: Wallet): boolean {
  const { namespace, wallet, walletId } = data as Data
  return (
    wallet?.key === row.key ||
    (walletId === row.id && namespace === row.namespace)
  )
}

type Data = {
  namespace?: string | undefined
  wallet?: Wallet | undefined
  walletId?: string | undefined
}
