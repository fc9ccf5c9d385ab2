// Generated from packages/wallet/src/language/translations/en.json.
// Edit that, then run `npm run messages`.

/**
 * Every sentence of the card. What is signed (amounts, addresses, names, raw
 * data) is never part of it.
 */
export const english = {
  card: {
    title: 'Approve request',
    approve: 'Approve',
    reject: 'Reject',
    close: 'Close',
    /** Name of the scrolling part, for screen readers. */
    request: 'Request',
    asks: 'Asks for your approval',
    claims: (name: string) => `Calls itself “${name}”`,
    checking: 'Checking the request',
    waiting: (count: number) => `${count} more waiting`,
    exactData: 'Exact data',
    scroll: 'Scroll to the end',
    /** Approve was pressed before the card had been in sight long enough. */
    early: 'That was too soon. Try again in a moment.',
    sending: 'Sending…',
    signing: 'Signing…',
    expired: 'This request has expired',
    expiredText: 'Nothing was signed. Try again on the site.',
    again: 'This site is asking again',
    againText: 'You rejected several of its requests.',
    show: 'Show request',
  },
  window: {
    reason:
      "This browser can't check that nothing covers this card, so you approve in a separate window.",
    /** The window was chosen, though this browser could do without it. */
    chosen:
      'You approve this in a window of the wallet, which no site can cover.',
    blocked:
      "The window didn't open. Allow pop-ups for this site, then try again.",
    /** After `blocked`: no card can tell the two apart. */
    cutOff: (header: string) =>
      `If one did open, this site cut it off. Its developer needs to send ${header}.`,
    continue: 'Continue in a window',
    show: 'Show window',
    tryAgain: 'Try again',
    opened: 'Continue in the window that opened.',
    lost: 'Nothing to approve here',
    lostText:
      'This window is not connected to the page that asked. Close it and try again from that page.',
  },
  /** The card and the window that save the account. */
  keep: {
    title: 'Save your account',
    lead: 'One more step in this browser',
    why: "This browser clears your account from this page when it closes. Continue in a window to save it, or to get it back if you've signed in here before.",
    cancel: 'Cancel',
    without: 'Continue without saving',
    withoutText:
      "If you continue without saving, your account is lost when this browser closes. Don't keep money in it.",
    opened: 'Finish in the window that opened.',
    closed: 'The window was closed. Try again.',
    cutOff:
      'The window closed before your account was ready. Try again, or continue without it.',
    unavailable: "This browser didn't save your account.",
    account: 'Your account',
    accountText:
      'Your account is saved in this browser and stays the same each time you sign in.',
    /** Before the site's address, on a line of its own. */
    usedOn: "You'll use it on",
    continue: 'Continue',
    lost: 'Nothing to save here',
    lostText:
      'This window is not connected to the page that opened it. Close it and try again from that page.',
  },
  /** Setting up the way back into an account, and taking it. */
  recovery: {
    title: 'Save your recovery code',
    lead: 'This code brings your account back',
    why: 'On a new device you need your email and this code. Print it or write it down, and show it to nobody.',
    /** Who can open the account. */
    held: 'Your key is split between this device and the server. Neither opens your account alone.',
    moved: 'Your account stays the same. From now on you can get it back.',
    unreadable: "Your earlier account can't be opened",
    unreadableText:
      "Its key is in this browser, but can't be read. If you exported it before, import it into another wallet. Here you can continue with a new account, which has a different address. Nothing of the earlier one is deleted.",
    code: 'Recovery code',
    copied: 'Copied.',
    copyFailed: "The code couldn't be copied. Write it down.",
    download: 'Download',
    print: 'Print',
    saved: 'I saved it',
    confirmTitle: 'Enter your recovery code',
    confirmText:
      'Enter the code you just saved. Your account opens after that.',
    back: 'Back',
    restoreTitle: 'Open your account here',
    restoreText:
      'This device is new. Enter the recovery code you saved when you first signed in.',
    open: 'Open account',
    noCode: "I don't have the code",
    noCodeText:
      "Without the code, your account can't be opened here. Use a device that you're still signed in on. If you have none, nobody can get your account back, and the money in it is lost.",
    noKey: "I don't have the passkey",
    noKeyText:
      "Without the passkey, your account can't be opened here. Use a device that you're still signed in on. If you have none, nobody can get your account back, and the money in it is lost.",
    mistyped: "That's not a complete recovery code. Check every letter.",
    tooMany: (count: number) =>
      `Too many attempts. Try again in ${count === 1 ? `${count} minute` : `${count} minutes`}.`,
    refused:
      "The server's answer doesn't belong to your account, so nothing was opened.",
    /** First line of the printed or downloaded code. */
    fileTitle: 'Recovery code of an account',
    fileWarning: 'Anyone with this code and your email can open your account.',
    passkeyTitle: 'Protect your account',
    passkeyLead: 'A passkey brings your account back',
    passkeyText:
      "On a new device, your fingerprint, face or PIN opens your account. If you lose the passkey and every device you're signed in on, your account is lost.",
    passkeyCreate: 'Create passkey',
    passkeyUse: 'Use passkey',
    passkeyOpenText: 'This device is new. Open your account with its passkey.',
    useCode: 'Use a recovery code instead',
    noPasskey:
      "This passkey can't protect an account. Save a recovery code instead.",
  },
  /** The window that shows the private keys. */
  exporting: {
    title: 'Export private key',
    lead: 'Take your account to another wallet',
    leadText:
      "A private key opens your account in any wallet. Before it's shown here, enter a code from your email.",
    danger:
      'Anyone who has this key can take everything in your account. Nobody who helps you needs it.',
    send: 'Email me a code',
    mailed: 'Enter the code we sent to',
    code: 'Code',
    again: 'New code',
    wrongCode: "That code isn't right.",
    codeExpired: 'That code has expired. Send a new one.',
    tooMany: 'Too many attempts. Send a new code later.',
    tooSoon: 'Wait a moment, then try again.',
    noEmail: 'Your account has no email. Add one in the settings first.',
    emailTooNew:
      'Your email was added in the last 3 days. Export becomes possible after that.',
    signedOut: "You're signed out. Close this window and sign in again.",
    failed: "That didn't work. Try again in a moment.",
    kinds: { evm: 'Ethereum and similar networks', solana: 'Solana' },
    hold: 'Hold to show the key',
    holding: 'Keep holding…',
    copy: 'Copy',
    copied: 'Copied. Paste it only into the other wallet.',
    copyFailed: "Copying didn't work. Select the key instead.",
    qr: 'QR code',
    text: 'Text',
    hide: 'Hide',
    hidden: 'The key is hidden again.',
    left: (seconds: number) => `Hidden in ${seconds} s`,
    lost: 'Nothing to export here',
  },
  /** The window of devices, recovery and deletion. */
  devices: {
    title: 'Devices and recovery',
    list: 'Devices',
    thisDevice: 'This device',
    lastUsed: (date: string) => `Last used ${date}`,
    unnamed: 'Unnamed device',
    remove: 'Remove',
    removeLead: 'Remove this device?',
    removeText:
      'It is signed out and can no longer open your account. Your other devices stay signed in.',
    removed: 'The device was removed.',
    lastDevice:
      "Your account can only be recovered from this device, so it can't be removed.",
    methods: 'Recovery',
    passkey: 'Passkey',
    newCode: 'Replace with a new recovery code',
    newPasskey: 'Replace with a new passkey',
    replaces:
      'Your earlier recovery code and passkey stop working. Your devices stay signed in.',
    changed: 'Your recovery was changed.',
    addPasskey: 'Add a passkey',
    addCode: 'Add a recovery code',
    addText: 'First confirm with what you have now. Both work from then on.',
    proveLead: "Confirm it's you",
    proveText: 'Before you change anything here, enter a code from your email.',
    lostAll: 'If you lose everything',
    lostAllText:
      'Without a device, a recovery code or a passkey, nobody can open your account. The money in it is lost. To be safe, export your keys and keep them offline.',
    delete: 'Delete account',
    deleteLead: 'Delete your account?',
    deleteText:
      'Move your money out first. After 7 days, the server deletes its part of your key and nobody can open your account. Until then, you can change your mind here.',
    deleteHold: 'Hold to delete',
    deleteAt: (date: string) => `Your account will be deleted on ${date}.`,
    keepAccount: 'Keep account',
    kept: 'Your account stays.',
    onlyHere: 'Your account exists only in this browser',
    onlyHereText:
      'If you lose this device, your account is lost. Export its private key to keep a copy.',
    earlier: 'Earlier account in this browser',
    earlierText: (place: string) =>
      `Its key exists only in this browser. Under “${place}”, you can move its money to your account. You can also export its key.`,
    earlierEmpty: 'It holds nothing on these networks.',
    earlierMove: 'Move to your account',
    earlierMoved: 'Everything was moved to your account.',
    earlierRest:
      "What is still listed couldn't be moved. It may be too little to pay the network fee.",
    lost: 'Nothing to manage here',
  },
  /** Opening the account from the copy that this browser has. */
  handOver: {
    open: 'Open from this browser',
    text: 'Have you used this account on another site in this browser? Then open it without a code.',
    none: 'This browser has no copy of your account.',
    /** After what did not work. */
    otherwise: 'Use your code or passkey.',
    lead: 'Open your account on this site',
    hold: 'Hold to open',
  },
  /** The words of BIP-39, where the keys are exported. */
  phrase: {
    title: 'Recovery phrase',
    hold: 'Hold to show the words',
    text: 'These words open all your accounts in another wallet.',
  },
  /** What has become of calls, where an app has it shown. */
  callsStatus: {
    title: 'Request status',
    pending: 'Pending',
    pendingText: 'Waiting for the network to confirm it.',
    confirmed: 'Confirmed',
    failed: 'Failed',
    failedText: 'Nothing was changed.',
    revertedText: 'Nothing was changed, but the network fee was charged.',
    partly: 'Partly done',
    partlyText: 'Some calls succeeded. The others failed or were not sent.',
    unsent: 'Not sent',
  },
  notices: {
    /** The app's own notice has the same words. */
    notKept:
      "This browser doesn't save your account. You'll lose it when you close the page or the browser. Don't keep money in it.",
  },
  /** What an app may do without asking. */
  permissions: {
    grant: 'Grant app permission',
    revoke: 'Revoke app permission',
    hourly: (amount: string) => `Up to ${amount} an hour`,
    daily: (amount: string) => `Up to ${amount} a day`,
    weekly: (amount: string) => `Up to ${amount} a week`,
    every: ({ amount, period }: { amount: string; period: string }) =>
      `Up to ${amount} every ${period}`,
    until: ({ date, app }: { date: string; app: string }) =>
      `Until ${date}, to ${app}`,
    perCall: (amount: string) => `up to ${amount} per call`,
    starts: 'Starts',
    key: 'Session key',
    spends:
      'Within this limit, the app can spend without asking you again, and pay anyone.',
    calls:
      'The app can call these functions at any time and with any values, without asking you again.',
    takes: 'These functions can move tokens out of your account.',
    /** On a card that revokes. */
    unknown:
      'This wallet did not grant this permission here, so it cannot end it on the network. It may stay valid until it expires.',
  },
  /** Whose code the account runs. */
  delegate: {
    reset: 'Turn off smart account',
    resetText:
      'Your account becomes a standard account on this network. Its address and everything in it stay the same.',
    replace: 'Replace account code',
    replaceText:
      'This account runs code from another wallet on this network. Approve to replace it with the smart account of this wallet. The address and everything in it stay the same.',
    orSequence:
      'Reject to keep it. The calls are then sent one after the other.',
    orNothing: 'Reject to keep it. The calls are then not sent.',
    removed: 'Code to remove',
    ended: 'App permissions that end',
    otherWallet: 'What you set up with the other wallet may stop working.',
  },
  actions: {
    send: 'Send',
    moveTokens: 'Move tokens',
    allow: 'Allow spending',
    allowMore: 'Increase allowance',
    revoke: 'Revoke allowance',
    allowAll: 'Allow the whole collection',
    swap: 'Swap',
    callContract: 'Call a contract',
    createContract: 'Create a contract',
    signMessage: 'Sign a message',
    signIn: 'Sign in',
    signData: 'Sign data',
    signStructured: 'Sign structured data',
    calls: (count: number) => `Approve ${count} calls`,
    transactions: (count: number) => `Sign ${count} transactions`,
    several: (count: number) => `Approve ${count} actions`,
  },
  amounts: { unlimited: (symbol: string) => `Unlimited ${symbol}` },
  labels: {
    to: 'To',
    from: 'From',
    account: 'Account',
    network: 'Network',
    token: 'Token',
    fee: 'Fee',
    feeAtMost: 'Fee, at most',
    total: 'Total',
    totalAtMost: 'Total, at most',
    spender: 'Spender',
    operator: 'Operator',
    collection: 'Collection',
    contract: 'Contract',
    newContract: 'A new contract',
    function: 'Function',
    data: 'Data',
    bytes: (count: number) => `${count} bytes of data`,
    alsoSends: 'Also sends',
    receiver: 'Receiver',
    receiveAtLeast: 'Receive at least',
    asksAtLeast: 'Asks for at least',
    exchange: 'Exchange',
    pay: 'Pay',
    receive: 'Receive',
    via: 'Via',
    wrappedAs: 'Wrapped as',
    validUntil: 'Valid until',
    noEnd: 'No end',
    domain: 'Domain',
    memo: 'Memo',
    calls: 'Calls',
    together: 'All succeed, or none',
    upgrade: 'Upgrade',
    sameAddress: 'Smart account, same address',
    /** Before a warning: which calls of a batch it is about. */
    call: (list: string, count: number) =>
      count === 1 ? `Call ${list}` : `Calls ${list}`,
    transaction: (list: string, count: number) =>
      count === 1 ? `Transaction ${list}` : `Transactions ${list}`,
    part: (list: string, count: number) =>
      count === 1 ? `Part ${list}` : `Parts ${list}`,
  },
  /** Who pays the gas of calls. */
  fees: {
    network: 'Network fee',
    paidBy: (name: string) => `Paid by “${name}”`,
    atMost: (amount: string) => `at most ${amount}`,
    /** Of a fee in a token; the name is foreign text. */
    paidTo: (name: string) => `paid to “${name}”`,
    token: 'Fee token',
  },
  /** An account that the operator can open, said before it is there. */
  automatic: {
    lead: 'This account is custodial',
    text: 'The operator of this service holds its key. Sign in with your email on any device and your account is there: no code, no passkey.',
    risk: 'The operator can use your account, and so can anyone who gets into your mailbox. Keep only small amounts here.',
    method: 'Custodial: the operator holds the key',
  },
  warnings: {
    highFee: 'The site set a far higher fee than usual.',
    toToken:
      'The receiver is the token contract itself. Tokens sent to it are lost.',
    unlimited: (symbol: string) =>
      `The spender can take all your ${symbol}, now and later.`,
    allowance: 'The spender can take this amount at any time.',
    operator: 'The operator can take everything you own of this collection.',
    alsoSends: (amount: string) => `It also sends ${amount} to the contract.`,
    unknownCall: "The wallet can't tell what this call does.",
    unknownContract: "The wallet can't tell what the new contract does.",
    notText: 'This is not readable text. Sign only if you know what it is.',
    hiddenCharacters: 'The message contains hidden characters, shown as ⟨U+…⟩.',
    noNetwork:
      'It names no network, so the signature may be valid on other networks too.',
    movesTokens:
      'Anyone who has this signature may be able to move your tokens.',
    separateCalls:
      'The calls are sent one after the other. If one fails, those before it are not undone.',
    untried: "It can't be tested in advance.",
    unknownExchange:
      'This contract is not a known exchange. It may do something else.',
    otherReceiver: 'What you buy goes to another account, not to yours.',
    noMinimum: 'No minimum is guaranteed: you may receive next to nothing.',
    swapExpired: 'It has expired: it will fail and still cost the fee.',
    longDeadline:
      'It stays valid for more than 20 minutes, so it may happen later, at a worse price.',
    neverExpires: "It doesn't expire: it can be sent at any later time.",
    unreadablePart: (program: string) =>
      `The wallet can't read this part. It may move anything you own. Program: ${program}`,
    rent: 'You pay for a new token account. Its owner can take that SOL out.',
    handsOver:
      'It hands over your whole account. You would lose all SOL in it.',
    unlimitedToken: 'The spender can take all of this token, now and later.',
    givesAway: 'It gives the token account away, with everything in it.',
    burns: 'These tokens are gone for good.',
  },
  /** Actions of Solana that few people meet. */
  solana: {
    payFee: 'Pay a network fee',
    createTokenAccount: 'Create a token account',
    callProgram: 'Call a program',
    moveSol: 'Move SOL',
    createAccount: 'Create an account',
    assign: 'Assign an account to a program',
    allocate: 'Make room in an account',
    closeTokenAccount: 'Close a token account',
    changeControl: 'Change who controls a token account',
    burn: 'Burn tokens',
    wrap: 'Wrap SOL',
    memo: 'Add a public note',
    useNonce: 'Use a durable nonce',
    withdrawNonce: 'Withdraw from a nonce account',
    setUpNonce: 'Set up a nonce account',
    changeNonce: 'Change who controls a nonce account',
    baseUnits: (amount: bigint) => `${amount} base units`,
    unlimited: 'Unlimited tokens',
    tokenEnds: (ends: string) => `Token ${ends}`,
    accountFor: 'Account for',
    newTokenAccount: 'New token account',
    newTokenAccounts: 'New token accounts',
    none: 'None',
    existsAlready: 'it exists already',
    paidBy: 'Paid by',
    tokenAccount: 'Token account',
    wrappedNow: 'Wrapped SOL in it now',
    solTo: 'SOL in it to',
    newAuthority: 'New authority',
    fromTokenAccount: 'From token account',
    toTokenAccount: 'To token account',
    toYourself: 'To yourself',
    ownerNow: 'Its owner now',
    callsItself: 'It calls itself',
    unnamed:
      "Neither the network nor this wallet's list has a name for this token. Check its address.",
    newAccount: 'New account',
    forProgram: 'For program',
    toProgram: 'To program',
    program: 'Program',
    size: 'Size',
    bytes: (count: bigint | number) => `${count} bytes`,
    accounts: (count: number) => `accounts: ${count}`,
    of: 'Of',
    nonceAccount: 'Nonce account',
    itsAuthority: 'Its authority',
    authority: 'Authority',
    fees: 'Fees',
    feesAtMost: 'Fees, at most',
    feePaidBy: 'Fee paid by',
    lookupTable:
      'Some of its accounts come from a lookup table on the network.',
    accountExists: 'The token account exists already, so this will fail.',
    revoked: 'Nobody else can spend from this token account after this.',
    closedToUser: 'The token account is closed. Its SOL comes back to you.',
    closedToOther: 'The token account is closed. Its SOL goes to someone else.',
    closeAuthority:
      'It changes who may close the token account and take its SOL.',
    tokenAuthority: 'It changes who controls this token.',
    programReceiver: 'The receiver is a program. What is sent to it is lost.',
    tokenReceiver: 'The receiver is a token account, not a wallet.',
    fromUser: 'The amount goes out of your account, into the new one.',
    programControls: 'The program then controls this account.',
    allocated: 'With data in it, your account can no longer send SOL.',
    nonceControl: 'Whoever controls a nonce account can take the SOL in it.',
    missingReceiver:
      'The receiving token account does not exist. Nobody can tell whose it will be.',
    unusualReceiver:
      'This is not the usual token account of its owner. By the time it is sent, it may belong to someone else.',
    unreadableSource: "The wallet can't read the token account it comes from.",
    unreadableToken:
      "The wallet can't read the token. The amount is in its smallest unit.",
    nameTaken: (claim: string) =>
      `The token calls itself ${claim}, but it is another one.`,
    otherDecimals:
      'It was made for other decimals than the token has, and will fail.',
    transferFee: 'The token may keep a part of each transfer as its fee.',
    transferHook: 'The token may run a program of its own with each transfer.',
    permanentDelegate:
      'Whoever controls the token can take it out of any account.',
    memoHidden: 'The memo contains hidden characters, shown as ⟨U+…⟩.',
  },
}

/** The sentences of the card, in whatever language; each has them all. */
export type Strings = typeof english
