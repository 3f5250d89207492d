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

  @core
  Scenario: A position is kept from its opening to its end
    Given Ada holds a long position of 0.02 BTC
    When Ada turns it round
    Then her position history tells of a long position of 0.02 BTC

  @core
  Scenario: What it costs to leave is part of a profit after fees
    Given Ada holds a long position of 0.02 BTC
    Then its profit is smaller after fees

  @core
  Scenario: Another kind of protection takes the place of the one before
    Given Ada holds a long position of 0.02 BTC
    And Ada has a stop loss 10 percent below the market
    When Ada adds a take profit 10 percent above the market
    Then a take profit and a stop loss protect the whole position, and nothing else does

  @core
  Scenario: A take profit that is cancelled by its line on the chart leaves the stop loss
    Given Ada holds a long position of 0.02 BTC
    And Ada has a stop loss 10 percent below the market
    And Ada adds a take profit 10 percent above the market
    When Ada cancels the line of her take profit
    Then a stop loss alone protects the whole position

  @core
  Scenario: More margin keeps liquidation further away
    Given Ada's positions have margin of their own
    And Ada holds a long position of 0.02 BTC
    When Ada adds 50 USDT of margin
    Then it would be liquidated further down

  @core
  Scenario: A liquidation is in the history
    Given Ada's positions have margin of their own
    And Ada holds a long position of 0.02 BTC
    When the mark price falls by 15 percent
    Then Ada finds a liquidation in her history
    And her position history says what the liquidation cost beside the fees

  @core
  Scenario: What was bought has a cost, what came from elsewhere has none
    Given Ada looks at the market BTC/USDT
    And Ada has bought 0.01 BTC at market
    Then the cost of some of her BTC is known, and none of what she did not buy
