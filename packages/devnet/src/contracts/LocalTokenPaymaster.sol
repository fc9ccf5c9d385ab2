// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Paymaster for EntryPoint 0.7 that pays the gas of an operation, and takes a
/// token for it afterwards: what the gas has cost, at the rate of the offer,
/// and never more than the maximum of the offer. Its owner signs offers.
contract LocalTokenPaymaster {
    enum Mode {
        opSucceeded,
        opReverted,
        postOpReverted
    }

    struct Operation {
        address sender;
        uint256 nonce;
        bytes initCode;
        bytes callData;
        bytes32 accountGasLimits;
        uint256 preVerificationGas;
        bytes32 gasFees;
        bytes paymasterAndData;
        bytes signature;
    }

    struct Offer {
        uint48 validUntil;
        uint48 validAfter;
        address token;
        /// Units of the token for 10^18 wei.
        uint256 rate;
        /// Most units of the token that are taken.
        uint256 maximum;
        bytes signature;
    }

    /// Gas of taking the token, which the entry point has not counted yet.
    uint256 private constant POST_OP_GAS = 40_000;
    /// Address and gas limits of the paymaster come first.
    uint256 private constant DATA_OFFSET = 52;

    address public immutable entryPoint;
    address public immutable signer;

    event Charged(address indexed sender, address indexed token, uint256 amount);

    constructor(address entryPoint_, address signer_) {
        entryPoint = entryPoint_;
        signer = signer_;
    }

    /// What the owner signs: the operation without its signature, and the offer
    /// without that.
    function getHash(Operation calldata operation, Offer memory offer) public view returns (bytes32) {
        bytes32 call = keccak256(
            abi.encode(
                operation.sender,
                operation.nonce,
                keccak256(operation.initCode),
                keccak256(operation.callData),
                operation.accountGasLimits,
                bytes32(operation.paymasterAndData[20:DATA_OFFSET]),
                operation.preVerificationGas,
                operation.gasFees
            )
        );
        return keccak256(
            abi.encode(
                call,
                block.chainid,
                address(this),
                offer.validUntil,
                offer.validAfter,
                offer.token,
                offer.rate,
                offer.maximum
            )
        );
    }

    function validatePaymasterUserOp(Operation calldata operation, bytes32, uint256)
        external
        view
        returns (bytes memory context, uint256 validationData)
    {
        require(msg.sender == entryPoint, "not the entry point");
        Offer memory offer = abi.decode(operation.paymasterAndData[DATA_OFFSET:], (Offer));
        bool isSigned = _recover(getHash(operation, offer), offer.signature) == signer;
        context = abi.encode(operation.sender, offer.token, offer.rate, offer.maximum);
        validationData =
            (isSigned ? 0 : 1) | (uint256(offer.validUntil) << 160) | (uint256(offer.validAfter) << 208);
    }

    function postOp(Mode mode, bytes calldata context, uint256 cost, uint256 gasPrice) external {
        require(msg.sender == entryPoint, "not the entry point");
        (address sender, address token, uint256 rate, uint256 maximum) =
            abi.decode(context, (address, address, uint256, uint256));
        uint256 wei_ = cost + POST_OP_GAS * gasPrice;
        uint256 amount = (wei_ * rate + 1e18 - 1) / 1e18;
        if (amount > maximum) amount = maximum;
        bool isPaid = _take(token, sender, amount);
        // Calls that reverted have taken the allowance back with them.
        require(isPaid || mode == Mode.opReverted, "the token was not paid");
        if (isPaid) emit Charged(sender, token, amount);
    }

    function _take(address token, address from, uint256 amount) private returns (bool) {
        (bool success, bytes memory answer) = token.call(
            abi.encodeWithSignature("transferFrom(address,address,uint256)", from, address(this), amount)
        );
        return success && (answer.length == 0 || abi.decode(answer, (bool)));
    }

    function _recover(bytes32 hash, bytes memory signature) private pure returns (address) {
        if (signature.length != 65) return address(0);
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
        return ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", hash)), v, r, s);
    }
}
