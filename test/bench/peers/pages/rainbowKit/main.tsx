// @ts-nocheck: built with packages that are not installed in the root.
import {
  ConnectButton,
  connectorsForWallets,
  RainbowKitProvider,
} from '@rainbow-me/rainbowkit'
import {
  injectedWallet,
  walletConnectWallet,
} from '@rainbow-me/rainbowkit/wallets'
import '@rainbow-me/rainbowkit/styles.css'
import { createConfig } from 'wagmi'
import { chains, projectId, transports } from '../project.js'
import { start } from '../start.js'

const config = createConfig({
  chains,
  connectors: connectorsForWallets(
    [{ groupName: 'Wallets', wallets: [injectedWallet, walletConnectWallet] }],
    { appName: 'Bench', projectId },
  ),
  transports,
})

start({
  children: (
    <RainbowKitProvider>
      <ConnectButton />
    </RainbowKitProvider>
  ),
  config,
})
