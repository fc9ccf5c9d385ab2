// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Registry of names (ERC-137): who owns a node, and which contract answers.
contract LocalEnsRegistry {
    mapping(bytes32 => address) public owner;
    mapping(bytes32 => address) public resolver;

    constructor() {
        owner[0x0] = msg.sender;
    }

    function setSubnodeRecord(
        bytes32 parent,
        bytes32 label,
        address newOwner,
        address newResolver
    ) external {
        require(owner[parent] == msg.sender, "not the owner");
        bytes32 node = keccak256(abi.encodePacked(parent, label));
        owner[node] = newOwner;
        resolver[node] = newResolver;
    }

    function setResolver(bytes32 node, address newResolver) external {
        require(owner[node] == msg.sender, "not the owner");
        resolver[node] = newResolver;
    }
}
