// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "LocalEnsRegistry.sol";
import "LocalEnsReverse.sol";

/// Resolves names in one call, with the interface and the errors of ENS's
/// universal resolver (ENSIP-23). A parent's resolver answers for a name that
/// has none (ENSIP-10).
contract LocalEnsUniversalResolver {
    LocalEnsRegistry public immutable registry;
    LocalEnsReverse public immutable reverser;

    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error UnsupportedResolverProfile(bytes4 selector);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error OffchainLookup(
        address sender,
        string[] urls,
        bytes callData,
        bytes4 callbackFunction,
        bytes extraData
    );

    constructor(LocalEnsRegistry registry_, LocalEnsReverse reverser_) {
        registry = registry_;
        reverser = reverser_;
    }

    function resolveWithGateways(
        bytes calldata name,
        bytes calldata data,
        string[] calldata
    ) external view returns (bytes memory result, address resolver) {
        resolver = findResolver(name);
        result = read(resolver, data);
    }

    function reverseWithGateways(
        bytes calldata account,
        uint256 coinType,
        string[] calldata
    )
        external
        view
        returns (string memory primary, address resolver, address reverseResolver)
    {
        bytes32 node = reverser.toNode(address(bytes20(account)), coinType);
        primary = reverser.name(node);
        reverseResolver = address(reverser);
        if (bytes(primary).length == 0) return (primary, resolver, reverseResolver);
        bytes memory name = encode(bytes(primary));
        resolver = findResolver(name);
        bytes32 forward = toNode(name, 0);
        bytes memory data = coinType == 60
            ? abi.encodeWithSignature("addr(bytes32)", forward)
            : abi.encodeWithSignature("addr(bytes32,uint256)", forward, coinType);
        bytes memory result = read(resolver, data);
        bytes memory found = coinType == 60
            ? abi.encodePacked(abi.decode(result, (address)))
            : abi.decode(result, (bytes));
        if (keccak256(found) != keccak256(account))
            revert ReverseAddressMismatch(primary, found);
    }

    function acceptAnswer(bytes calldata response, bytes calldata extraData)
        external
        view
        returns (bytes memory result, address resolver)
    {
        bytes4 callback;
        bytes memory extra;
        (resolver, callback, extra) = abi.decode(extraData, (address, bytes4, bytes));
        (bool isDone, bytes memory answer) = resolver.staticcall(
            abi.encodeWithSelector(callback, response, extra)
        );
        if (!isDone) revert ResolverError(answer);
        result = abi.decode(answer, (bytes));
    }

    function read(address resolver, bytes memory data)
        private
        view
        returns (bytes memory)
    {
        (bool isDone, bytes memory result) = resolver.staticcall(data);
        if (isDone && result.length > 0) return result;
        if (result.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        if (bytes4(result) != OffchainLookup.selector) revert ResolverError(result);
        (, string[] memory urls, bytes memory callData, bytes4 callback, bytes memory extra) =
            abi.decode(tail(result), (address, string[], bytes, bytes4, bytes));
        revert OffchainLookup(
            address(this),
            urls,
            callData,
            this.acceptAnswer.selector,
            abi.encode(resolver, callback, extra)
        );
    }

    /// Walks from the name towards the root.
    function findResolver(bytes memory name) private view returns (address) {
        for (uint256 at = 0; at < name.length && name[at] != 0; ) {
            address resolver = registry.resolver(toNode(name, at));
            if (resolver != address(0)) {
                if (resolver.code.length == 0)
                    revert ResolverNotContract(name, resolver);
                return resolver;
            }
            at += 1 + uint8(name[at]);
        }
        revert ResolverNotFound(name);
    }

    /// Hash of what follows `at` in a name in DNS wire format.
    function toNode(bytes memory name, uint256 at) private pure returns (bytes32) {
        uint256 length = uint8(name[at]);
        if (length == 0) return 0x0;
        bytes memory label = new bytes(length);
        for (uint256 i = 0; i < length; i++) label[i] = name[at + 1 + i];
        bytes32 parent = toNode(name, at + 1 + length);
        return keccak256(abi.encodePacked(parent, keccak256(label)));
    }

    /// Converts text to DNS wire format.
    function encode(bytes memory text) private pure returns (bytes memory name) {
        name = new bytes(text.length + 2);
        uint256 start = 0;
        for (uint256 i = 0; i <= text.length; i++) {
            if (i < text.length && text[i] != ".") {
                name[i + 1] = text[i];
                continue;
            }
            name[start] = bytes1(uint8(i - start));
            start = i + 1;
        }
    }

    function tail(bytes memory data) private pure returns (bytes memory rest) {
        rest = new bytes(data.length - 4);
        for (uint256 i = 0; i < rest.length; i++) rest[i] = data[i + 4];
    }
}
