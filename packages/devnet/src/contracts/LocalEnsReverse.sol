// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Names that accounts have given themselves (ENSIP-3, ENSIP-19). It registers
/// and answers for all names below `reverse`.
contract LocalEnsReverse {
    address private immutable operator = msg.sender;

    mapping(bytes32 => string) public name;

    function setName(string calldata value) external {
        name[toNode(msg.sender, 60)] = value;
    }

    /// The operator of the local chain names accounts that it has no key of.
    function setNameForAddr(
        address account,
        uint256 coinType,
        string calldata value
    ) external {
        require(msg.sender == operator, "not the operator");
        name[toNode(account, coinType)] = value;
    }

    function toNode(address account, uint256 coinType)
        public
        pure
        returns (bytes32)
    {
        bytes memory chain = coinType == 60 ? bytes("addr") : toHex(coinType);
        bytes32 node = keccak256(abi.encodePacked(bytes32(0), keccak256("reverse")));
        node = keccak256(abi.encodePacked(node, keccak256(chain)));
        bytes memory digits = toDigits(uint256(uint160(account)), 40);
        return keccak256(abi.encodePacked(node, keccak256(digits)));
    }

    function toHex(uint256 value) private pure returns (bytes memory) {
        uint256 length = 1;
        while (length < 64 && value >> (length * 4) != 0) length++;
        return toDigits(value, length);
    }

    function toDigits(uint256 value, uint256 length)
        private
        pure
        returns (bytes memory digits)
    {
        digits = new bytes(length);
        for (uint256 i = length; i > 0; i--) {
            digits[i - 1] = bytes16("0123456789abcdef")[value & 15];
            value >>= 4;
        }
    }
}
