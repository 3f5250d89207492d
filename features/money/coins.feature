Feature: Coins come in and go out
  @core
  Scenario: Coins from another wallet arrive after their confirmations
    Given Ada has opened an account
    When somebody pays 50 USDT to Ada's deposit address
    And 31 seconds pass on the chains
    Then 10 of 20 confirmations of Ada's deposit are counted, and nothing has been added
    When 30 seconds pass on the chains
    Then Ada's deposit is credited with 50 USDT

  @browser
  Scenario: A deposit under way is followed while it comes
    Given Ada has opened an account
    When somebody pays 50 USDT to Ada's deposit address
    Then confirmations of Ada's deposit go on counting

  @core
  Scenario: My coins move to my own wallet
    Given Ada has opened an account
    And Ada confirms withdrawals with an authenticator
    When Ada asks for a code to withdraw 20 USDT
    And Ada sends 20 USDT to her own wallet
    Then Ada's withdrawal is submitted
    When 21 seconds pass on the chains
    Then Ada's withdrawal is being processed
    When 21 seconds pass on the chains
    Then Ada's withdrawal is on its chain

  @core
  Scenario: A withdrawal is taken back before it leaves
    Given Ada has opened an account
    And Ada confirms withdrawals with an authenticator
    When Ada asks for a code to withdraw 20 USDT
    And Ada sends 20 USDT to her own wallet
    And Ada takes the withdrawal back
    Then Ada has all her USDT again

  @core
  Scenario: Only listed addresses
    Given Ada has opened an account
    And Ada confirms withdrawals with an authenticator
    And Ada allows listed addresses only
    When Ada asks for a code to withdraw 20 USDT
    Then 20 USDT do not leave with it, because withdrawing is not possible

  @core
  Scenario: A saved address may be used a day after it was saved
    Given Ada has opened an account
    And Ada confirms withdrawals with an authenticator
    And Ada allows listed addresses only
    And Ada saves the address of her own wallet
    When Ada asks for a code to withdraw 20 USDT
    Then 20 USDT do not leave with it, because withdrawing is not possible
    When a day has passed
    And Ada asks for a code to withdraw 20 USDT
    Then 20 USDT leave with it
    When Ada removes the address
    And Ada asks for a code to withdraw 20 USDT
    Then 20 USDT do not leave with it, because withdrawing is not possible

  @core
  Scenario: Whoever wants to send elsewhere again waits a day
    Given Ada has opened an account
    And Ada confirms withdrawals with an authenticator
    And Ada allows listed addresses only
    When Ada allows any address again
    And Ada asks for a code to withdraw 20 USDT
    Then 20 USDT do not leave with it, because withdrawing is not possible
    When a day has passed
    And Ada asks for a code to withdraw 20 USDT
    Then 20 USDT leave with it

  @core
  Scenario: An address with a wrong character is not saved
    Given Ada has opened an account
    And Ada confirms withdrawals with an authenticator
    When Ada saves the address of her own wallet with a wrong character
    Then Ada is told that it is no address, and nothing is saved

  @core
  Scenario: An address that many share is saved with its memo, or with the word that it needs none
    Given Ada has opened an account
    And Ada confirms withdrawals with an authenticator
    When Ada saves an XRP address without a memo
    Then Ada is told that the memo is missing, and nothing is saved
    When Ada saves the XRP address, saying that it needs no memo
    Then it is saved, and is remembered to need no memo

  @core
  Scenario: Coins do not leave without a memo for an address that many share
    Given Ada has opened an account
    And Ada confirms withdrawals with an authenticator
    When Ada sends 30 XRP to an XRP address without a memo
    Then Ada is told that the memo is missing, and nothing has left

  Scenario Outline: Coins are bought from a provider
    Given Ada has opened an account
    When Ada buys USDT for 100 EUR and <end> at the provider
    And 20 seconds pass on the chains
    Then Ada's order is <status>, and what was promised has <arrival>

    Examples:
      | end        | status    | arrival     |
      | pays       | COMPLETED | arrived     |
      | is refused | REFUSED   | not arrived |
      | leaves     | ABANDONED | not arrived |
