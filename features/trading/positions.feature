Feature: Positions
  Who holds a contract can make it smaller, turn it round or leave it, and sees what it cost.

  Background:
    Given Ada has opened an account

  Scenario: Half of a position is closed, then it is turned round
    Given Ada holds a long position of 0.02 BTC
    When Ada closes half of it
    Then she holds a long position of 0.01 BTC
    When Ada turns it round
    Then she holds a short position of 0.01 BTC

  @core
  Scenario: Only the positions that lose are closed
    Given Ada holds long and short positions beside each other
    And Ada holds a long position of 0.02 BTC
    And Ada holds a short position of 0.01 BTC
    When the mark price rises by 5 percent
    And Ada closes all that lose
    Then she holds a long position of 0.02 BTC

  @core
  Scenario: A stop loss ends a position while nobody looks
    Given Ada holds a long position of 0.02 BTC
    And Ada has a stop loss 3 percent below the market
    When the mark price falls by 4 percent
    Then nothing of it is left

  @core
  Scenario: Funding is in the history
    Given Ada holds a long position of 0.02 BTC
    When funding is settled
    Then Ada finds that she paid funding
