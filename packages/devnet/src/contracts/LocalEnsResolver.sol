// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "LocalEnsRegistry.sol";

/// Records of names: addresses (ENSIP-1, ENSIP-9), texts (ENSIP-5), and names
/// whose records are at a gateway (ERC-3668).
contract LocalEnsResolver {
    LocalEnsRegistry public immutable registry;

    mapping(bytes32 => mapping(uint256 => bytes)) private addresses;
    mapping(bytes32 => mapping(string => string)) private texts;
    mapping(bytes32 => string) public gateway;

    error OffchainLookup(
        address sender,
        string[] urls,
        bytes callData,
        bytes4 callbackFunction,
        bytes extraData
    );

    constructor(LocalEnsRegistry registry_) {
        registry = registry_;
    }

    modifier onlyOwner(bytes32 node) {
        require(registry.owner(node) == msg.sender, "not the owner");
        _;
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata value)
        external
        onlyOwner(node)
    {
        addresses[node][coinType] = value;
    }

    function setText(bytes32 node, string calldata key, string calldata value)
        external
        onlyOwner(node)
    {
        texts[node][key] = value;
    }

    /// All records of the node are read from there.
    function setGateway(bytes32 node, string calldata url)
        external
        onlyOwner(node)
    {
        gateway[node] = url;
    }

    function addr(bytes32 node) external view returns (address payable) {
        lookUp(node);
        bytes memory value = addresses[node][60];
        return payable(address(bytes20(value)));
    }

    function addr(bytes32 node, uint256 coinType)
        external
        view
        returns (bytes memory)
    {
        lookUp(node);
        return addresses[node][coinType];
    }

    function text(bytes32 node, string calldata key)
        external
        view
        returns (string memory)
    {
        lookUp(node);
        return texts[node][key];
    }

    /// What a gateway answers is believed here. On a real chain it is proven.
    function acceptAnswer(bytes calldata response, bytes calldata)
        external
        pure
        returns (bytes memory)
    {
        return response;
    }

    function lookUp(bytes32 node) private view {
        string memory url = gateway[node];
        if (bytes(url).length == 0) return;
        string[] memory urls = new string[](1);
        urls[0] = url;
        bytes4 callback = this.acceptAnswer.selector;
        revert OffchainLookup(address(this), urls, msg.data, callback, "");
    }
}
