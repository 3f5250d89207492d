Feature: Open orders
  Orders that wait can be changed where they stand and cancelled together; what became of them can be taken away.

  Background:
    Given Ada has opened an account

  Scenario: An order is changed in its row, and all orders are cancelled with what protects the position
    Given Ada holds a long position of 0.02 BTC
    And Ada has a stop loss 10 percent below the market
    And Ada has a bid for 0.01 BTC 5 percent below the market
    When Ada moves her bid to 8 percent below the market
    Then her bid is 8 percent below the market
    And cancelling all orders would cancel 1 limit order and 1 conditional order
    When Ada cancels all orders
    Then no order of hers waits

  @core
  Scenario: The file of a history has just what its filter lets through
    Given Ada looks at the market BTC/USDT
    And Ada has bought 0.01 BTC at market
    And Ada holds a long position of 0.02 BTC
    When Ada writes her trades of the perpetual to a file
    Then the file tells of 0.02 BTC and of nothing else
