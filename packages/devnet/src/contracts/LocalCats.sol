// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Receiver {
    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4);
}

/// ERC-721 that anybody may mint, for chains that are thrown away.
contract LocalCats {
    string public name;
    string public symbol;
    uint256 public lastTokenId;

    mapping(uint256 => address) private owners;
    mapping(address => uint256) public balanceOf;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }

    function mint(address to) external returns (uint256 tokenId) {
        require(to != address(0), "ERC721: mint to the zero address");
        tokenId = ++lastTokenId;
        owners[tokenId] = to;
        balanceOf[to] += 1;
        emit Transfer(address(0), to, tokenId);
    }

    function burn(uint256 tokenId) external {
        address owner = _requireAllowed(tokenId);
        delete owners[tokenId];
        delete getApproved[tokenId];
        balanceOf[owner] -= 1;
        emit Transfer(owner, address(0), tokenId);
    }

    function ownerOf(uint256 tokenId) public view returns (address owner) {
        owner = owners[tokenId];
        require(owner != address(0), "ERC721: invalid token ID");
    }

    function approve(address to, uint256 tokenId) external {
        address owner = ownerOf(tokenId);
        require(msg.sender == owner || isApprovedForAll[owner][msg.sender], "ERC721: not allowed");
        getApproved[tokenId] = to;
        emit Approval(owner, to, tokenId);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 tokenId) public {
        require(_requireAllowed(tokenId) == from, "ERC721: not the owner");
        require(to != address(0), "ERC721: transfer to the zero address");
        delete getApproved[tokenId];
        owners[tokenId] = to;
        balanceOf[from] -= 1;
        balanceOf[to] += 1;
        emit Transfer(from, to, tokenId);
    }

    function safeTransferFrom(address from, address to, uint256 tokenId) external {
        safeTransferFrom(from, to, tokenId, "");
    }

    function safeTransferFrom(address from, address to, uint256 tokenId, bytes memory data) public {
        transferFrom(from, to, tokenId);
        if (to.code.length == 0) return;
        bytes4 answer = Receiver(to).onERC721Received(msg.sender, from, tokenId, data);
        require(answer == Receiver.onERC721Received.selector, "ERC721: not a receiver");
    }

    function tokenURI(uint256 tokenId) external view returns (string memory) {
        ownerOf(tokenId);
        return string.concat('data:application/json;utf8,{"name":"', name, " #", _toText(tokenId), '"}');
    }

    /// ERC-165, ERC-721 and its metadata.
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function _requireAllowed(uint256 tokenId) private view returns (address owner) {
        owner = ownerOf(tokenId);
        bool allowed = msg.sender == owner || getApproved[tokenId] == msg.sender;
        require(allowed || isApprovedForAll[owner][msg.sender], "ERC721: not allowed");
    }

    function _toText(uint256 value) private pure returns (string memory) {
        bytes memory digits;
        do {
            digits = bytes.concat(bytes1(uint8(48 + (value % 10))), digits);
            value /= 10;
        } while (value != 0);
        return string(digits);
    }
}
